const guardMs = 10_000;

/** After a new version, a page's files may be gone: load it afresh, at most once in ten seconds a path. */
export function reloadOnce(error: unknown) {
  if (
    !(error instanceof Error) ||
    !/chunk|dynamically imported module/i.test(`${error.name} ${error.message}`)
  )
    return;
  const key = `chunk-reload:${location.pathname}`;
  const last = Number(sessionStorage.getItem(key));
  if (Date.now() - last < guardMs) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
