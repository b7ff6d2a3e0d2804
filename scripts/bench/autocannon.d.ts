/** The part of autocannon that the benchmarks use; the package ships no types. */
declare module "autocannon" {
  export type Request = {
    method: "GET" | "POST";
    path: string;
    headers?: Record<string, string>;
    body?: string;
  };
  export type Client = { setRequests: (requests: Request[]) => void };
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    headers?: Record<string, string>;
    setupClient?: (client: Client) => void;
  };
  export type Outcome = {
    requests: { average: number; total: number };
    latency: { p50: number; p90: number; p97_5: number; p99: number; max: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Outcome>;
}
