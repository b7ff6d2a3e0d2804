import { SMTPServer } from "smtp-server";

/** A real SMTP server that takes its time over every mail and keeps the order they came in. */
export async function startMailServer({ millis }: { millis: number }) {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      stream.resume();
      stream.on("end", () => {
        setTimeout(() => {
          recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        }, millis);
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      MAIL_FROM: "Bandwise <hello@bandwise.example>",
    },
    recipients,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
