/** One change to a file of the content tree, and where the check must find it. */
export type SeededFault = { what: string; file: string; from: string | RegExp; to: string; found: string };
