declare module 'xliff/xliff12ToJs' {
  /** Reads XLIFF 1.2 into plain objects: namespaces of units by id. */
  export default function xliff12ToJs(text: string): Promise<{ resources: Record<string, Record<string, unknown>> }>;
}
