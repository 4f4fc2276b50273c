/** Samples a second. */
const rate = 16_000;

/** A microphone that is open. */
export interface Microphone {
  close(): void;
}

/**
 * Whether the editor lets its pages use the microphone: in a browser it may, on a desktop VS Code gives it to none
 * (microsoft/vscode#323602).
 */
export function mayUseMicrophone(): boolean {
  if (!window.isSecureContext || !navigator.mediaDevices) return false;
  // only Chromium tells; others say so when they are asked for the sound
  const policy = (document as { readonly featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy;
  return policy?.allowsFeature('microphone') ?? true;
}

/**
 * Opens the microphone; the browser asks the person for it.
 *
 * @param heard takes samples: 16 bits, one channel, 16 kHz.
 * @throws DOMException where there is none, or the person refuses.
 */
export async function openMicrophone(heard: (samples: ArrayBuffer) => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const context = new AudioContext({ sampleRate: rate });
  const source = context.createMediaStreamSource(stream);
  // a worklet would be a second script, which the policy of the page allows nobody
  const processor = context.createScriptProcessor(4096, 1, 1);
  processor.onaudioprocess = ({ inputBuffer }) => {
    const samples = inputBuffer.getChannelData(0);
    heard(Int16Array.from(samples, (value) => Math.max(-1, Math.min(1, value)) * 32_767).buffer);
  };
  source.connect(processor);
  processor.connect(context.destination);
  return {
    close() {
      processor.onaudioprocess = null;
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}
