/**
 * A column of links that is laid out when it comes near (globals.css). Its room is estimated rather too tall than too
 * short: nothing may lie over what follows.
 */
export const linkColumn = (links: number) => ({
  className: "link-column",
  style: { containIntrinsicBlockSize: `auto ${links * 4 + 3}rem` },
});
