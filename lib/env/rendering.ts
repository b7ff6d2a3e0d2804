/** Whether this code runs inside Next.js, which replaces the expression when it bundles; not in scripts and tests. */
export const isInsideNext = () => process.env.NEXT_RUNTIME === "nodejs";
