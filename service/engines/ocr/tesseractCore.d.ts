/** Tesseract built by Emscripten, as far as it is used here. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** @returns 0 when the language could be loaded. */
    Init(path: null, language: string, mode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`. @returns 1 for what is no picture. */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(): string;
    End(): void;
  }
  interface TesseractCore {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
  }
  const createCore: (options: {
    readonly wasmBinary: Uint8Array;
    TesseractProgress(percent: number): void;
    print(line: string): void;
    printErr(line: string): void;
  }) => Promise<TesseractCore>;
  export default createCore;
}
