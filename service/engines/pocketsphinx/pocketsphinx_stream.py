"""Transcribes speech with pocketsphinx: started by the service, one process for each stream.

Standard input: one line of JSON {"model": folder, "words": [[word, phones], ...]}, then frames of a little-endian
length (4 bytes) and as many bytes of 16 kHz mono s16le sound. A frame of length 0 concludes what was said so far.
Standard output, one JSON object a line: {"ready": true}, {"partial": words}, {"final": words}, {"flushed": true};
words is a list of [word, start, end] with times in ms since the first sample. With --check: {"version": 1}, or
{"missing": what} and status 1.
"""
import json
import os
import struct
import sys

RATE = 16000
FRAME_MS = 10
# an utterance without any pause is concluded after this many ms
LONGEST = 20000


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def model_parts(folder):
    return {
        "-hmm": os.path.join(folder, "en-us"),
        "-lm": os.path.join(folder, "en-us.lm.bin"),
        "-dict": os.path.join(folder, "cmudict-en-us.dict"),
    }


def check(folder):
    try:
        import pocketsphinx  # noqa: F401
    except ImportError:
        return "python3-pocketsphinx"
    if not all(os.path.exists(path) for path in model_parts(folder).values()):
        return "pocketsphinx-en-us"
    return None


def open_decoder(setup):
    from pocketsphinx import Decoder

    config = Decoder.default_config()
    for name, path in model_parts(setup["model"]).items():
        config.set_string(name, path)
    config.set_string("-logfn", os.devnull)
    decoder = Decoder(config)
    words = [(word, phones) for word, phones in setup["words"] if decoder.lookup_word(word) is None]
    for at, (word, phones) in enumerate(words):
        decoder.add_word(word, phones, at == len(words) - 1)
    return decoder


def read_exactly(count):
    data = sys.stdin.buffer.read(count)
    return data if data is not None and len(data) == count else None


def heard(decoder):
    if decoder.hyp() is None:
        return []
    words = []
    for part in decoder.seg():
        if part.word[:1] in "<[+":
            continue
        word = part.word.split("(")[0]
        words.append([word, part.start_frame * FRAME_MS, (part.end_frame + 1) * FRAME_MS])
    return words


def conclude(decoder):
    decoder.end_utt()
    words = heard(decoder)
    if words:
        say({"final": words})
    decoder.start_utt()


def stream(decoder):
    say({"ready": True})
    decoder.start_utt()
    last, speaking, length = "", False, 0
    while True:
        head = read_exactly(4)
        if head is None:
            break
        (count,) = struct.unpack("<I", head)
        if count == 0:
            conclude(decoder)
            last, speaking, length = "", False, 0
            say({"flushed": True})
            continue
        data = read_exactly(count)
        if data is None:
            break
        # short steps, so that the end of speech is seen where it is
        for at in range(0, count, RATE // 5):
            step = data[at : at + RATE // 5]
            decoder.process_raw(step, False, False)
            was, speaking = speaking, decoder.get_in_speech()
            length = length + len(step) * 1000 // (2 * RATE) if speaking else 0
            if (was and not speaking) or length > LONGEST:
                conclude(decoder)
                last, speaking, length = "", False, 0
        hypothesis = decoder.hyp()
        text = hypothesis.hypstr if hypothesis else ""
        if text != last:
            last = text
            say({"partial": heard(decoder)})
    decoder.end_utt()
    words = heard(decoder)
    if words:
        say({"final": words})


def main():
    if "--check" in sys.argv:
        missing = check(sys.argv[-1])
        say({"missing": missing} if missing else {"version": 1})
        return 1 if missing else 0
    stream(open_decoder(json.loads(sys.stdin.buffer.readline())))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
