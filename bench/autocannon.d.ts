declare module "autocannon" {
  type Headers = Record<string, string | string[]>;
  type Step = {
    method: string;
    // oxlint-disable-next-line typescript/no-explicit-any
    setupRequest: (request: any, memory: any) => object;
    // oxlint-disable-next-line typescript/no-explicit-any
    onResponse: (status: number, body: string, memory: any, headers: Headers) => void;
  };
  type Result = {
    requests: { average: number; total: number };
    throughput: { total: number };
    latency: { p50: number; p99: number };
    duration: number;
    errors: number;
    timeouts: number;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Step[];
  }): Promise<Result>;
}
