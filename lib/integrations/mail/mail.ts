import "server-only";

export type Mail = {
  id: string;
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  at: Date;
};

/** Hands a mail over or throws; whoever calls it tries again. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
