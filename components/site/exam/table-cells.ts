/** On a phone all four columns are whole: small letters, and little room between them. */
const narrow = "max-sm:px-1 max-sm:first:ps-2.5 max-sm:last:pe-2.5";

export const headCell = `px-4 py-3 text-start font-semibold max-sm:text-[0.75rem] ${narrow}`;
/** The name of a row; in Japanese too it stays whole. */
export const nameCell = `px-4 py-2.5 text-start font-normal break-keep ${narrow}`;
export const valueCell = `px-4 py-2.5 ${narrow}`;
