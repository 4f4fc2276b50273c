import type { VoiceAudience } from '../voice/followVoice.ts';
import type { LiveLine } from './liveLine.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/**
 * Prints what a session tells: a line for each piece once it is concluded, and what is being said in a line that changes.
 *
 * @param style `json` for objects, `named` for lines that begin with their language, `plain` for bare texts.
 */
export function voiceLines(terminal: Terminal, live: LiveLine, style: 'json' | 'named' | 'plain'): VoiceAudience {
  let saying = '';
  return {
    concluded(role, language, { text, start, end }) {
      live.clear();
      // the speech that follows comes with the same message
      if (role === 'transcript') saying = '';
      if (style === 'json') terminal.out(JSON.stringify({ kind: role, language, text, start, end }));
      else terminal.out(style === 'named' ? `${visible(language)}: ${visible(text)}` : visible(text));
      void terminal.flush();
      live.show(saying);
    },
    tentative(role, _language, text) {
      if (role === 'translation') return;
      saying = text;
      live.show(text);
    },
  };
}
