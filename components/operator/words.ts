/** How the operator's tool says what the database has. It is in English only. */
export const kindNames = { wrong: "Something is wrong", "should-count": "Should count" } as const;
export const statusNames = { open: "Open", accepted: "Accepted", declined: "Declined" } as const;
export const actNames: Readonly<Record<string, string>> = {
  entered: "Entered the room",
  left: "Locked the room",
  accepted: "Accepted a report",
  declined: "Declined a report",
  mended: "Mended a score",
  held: "Held a question back",
  lifted: "Lifted a hold",
  confirmed: "Confirmed a flag",
  dismissed: "Dismissed a flag",
};

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
export const atTime = (at: string) => moment.format(new Date(at));

export const figure = (value: number) => value.toLocaleString("en");
