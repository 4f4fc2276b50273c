const testCode =
  /(?:^|[\\/])(?:__tests__|__mocks__|__fixtures__|fixtures|tests?|specs?|cypress|e2e)[\\/]|\.(?:test|spec|story|stories|cy)\.(?:[cm]?[jt]sx?|vue|svelte)$/;

/** True for the path of code that shows nothing to people: its keys may be made up. */
export function isTestCode(path: string): boolean {
  return testCode.test(path);
}
