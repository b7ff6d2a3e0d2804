/** What the contact page takes: the form says what is missing, the API refuses the rest. */
export const contactLimits = { name: 80, email: 254, textFrom: 10, text: 4_000 } as const;

/**
 * The addresses that mail providers give: zod's rule, and no part of a host begins or ends with a hyphen, or has two
 * where `xn--` has them.
 */
export const emailShape =
  /^(?!\.)(?!.*\.\.)(?!.*@(?:.*\.)?(?!xn)[A-Za-z0-9]{2}--)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
