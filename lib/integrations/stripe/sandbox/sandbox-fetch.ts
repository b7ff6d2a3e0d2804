import "server-only";

export const sandboxPath = "/dev/stripe";

/** Sends the SDK's calls to the local provider instead of Stripe's host; everything else about them stays. */
export function sandboxFetch(port: number): typeof fetch {
  return (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`http://localhost:${port}${sandboxPath}${pathname}${search}`, init);
  };
}
