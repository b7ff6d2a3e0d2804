/** What the contact page takes: the form says what is missing, the API refuses the rest. */
export const contactLimits = { name: 80, email: 254, textFrom: 10, text: 4_000 } as const;

/** The addresses that mail providers give; the same rule as zod's own. */
export const emailShape =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
