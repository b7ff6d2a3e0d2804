type MailTextProps = {
  text: string;
  email: string;
  /** What the mail begins with. */
  query?: string;
};

/** A sentence in which the address can be pressed. */
export function MailText({ text, email, query = "" }: MailTextProps) {
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.map((rest, index) => (
        <span key={index}>
          <a href={`mailto:${email}${query}`} className="text-teal underline underline-offset-4">
            {email}
          </a>
          {rest}
        </span>
      ))}
    </>
  );
}
