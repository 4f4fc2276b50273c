import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openEncoder } from '../../service/voice/audio/audioEncoder.ts';
import { mediaType, readableTypes, writableTypes } from '../../service/voice/audio/mediaTypes.ts';
import { openDecoder } from '../../service/voice/audio/openDecoder.ts';
import { resampled } from '../../service/voice/audio/resample.ts';
import type { VoiceMessage } from '../../shared/api/voice.ts';
import { bytesOf } from '../../shared/api/voiceFrames.ts';
import { json, type RunningService, runService, statusAndBody } from './runningService.ts';
import {
  allOf,
  bytesOfSound,
  concludedSource,
  concludedTarget,
  connected,
  kinds,
  openSocket,
  sendEach,
  sentences,
  spoken,
  stream,
  wordErrorRate,
} from './speech.ts';

let service: RunningService;
let sentence: Int16Array;
beforeAll(async () => {
  service = await runService();
  sentence = await spoken('please open the settings and change the language of the program');
});
afterAll(() => service[Symbol.asyncDispose]());

const errorOf = (messages: readonly VoiceMessage[]) =>
  messages.flatMap((message) => ('error' in message ? [message.error] : []))[0];
const pcm = { source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000', source_language: 'en' };
const asked = (body: object) => statusAndBody(service.fetch('/v3/voice/realtime', json(body)));

describe.concurrent('a voice session', () => {
  test('writes down eight sentences while they are spoken, with at most 15 % of the words wrong', async () => {
    const { connection } = await connected(service);
    const messages = allOf(connection);
    for (const text of sentences) await stream(connection, bytesOfSound(await spoken(text)));
    connection.endOfMedia();
    const all = await messages;
    const pieces = concludedSource(all);
    const heard = pieces.map((piece) => piece.text).join(' ');
    expect(wordErrorRate(sentences.join(' '), heard), heard).toBeLessThanOrEqual(0.15);
    // each sentence was concluded by its pause, and tentative words came before
    expect(pieces.length).toBeGreaterThanOrEqual(4);
    expect(kinds(all.slice(0, 3))).toEqual(Array(3).fill('source_transcript_update'));
    expect(pieces.every((piece) => piece.language === 'en' && piece.start_time < piece.end_time)).toBe(true);
    for (const [i, piece] of pieces.entries())
      expect(piece.start_time).toBeGreaterThanOrEqual(pieces[i - 1]?.end_time ?? 0);
    expect(kinds(all.slice(-2))).toEqual(['end_of_source_transcript', 'end_of_stream']);
  });

  test('translates and speaks what is said, and ends in order', async () => {
    const glossary = await service.client.glossaries.create({
      name: 'Words',
      dictionaries: [{ source_lang: 'en', target_lang: 'es', entries: 'language\tlengua', entries_format: 'tsv' }],
    });
    const { connection } = await connected(service, {
      message_format: 'msgpack',
      target_languages: ['en-GB', 'ES'],
      target_media_languages: ['es'],
      target_media_content_type: 'audio/ogg; codecs="opus"',
      target_media_voice: 'match',
      glossary_id: glossary.glossary_id,
    });
    const messages = allOf(connection);
    await stream(connection, bytesOfSound(sentence));
    connection.endOfMedia();
    const all = await messages;
    const order = kinds(all).filter((kind) => kind.startsWith('end'));
    expect(order).toEqual([
      'end_of_source_transcript',
      'end_of_target_transcript',
      'end_of_target_transcript',
      'end_of_target_media',
      'end_of_stream',
    ]);
    expect(kinds(all).slice(-order.length)).toEqual(order);
    expect(
      concludedTarget(all, 'es')
        .map((piece) => piece.text)
        .join(' '),
    ).toMatch(/lengua/i);
    expect(concludedTarget(all, 'en-GB')).toHaveLength(concludedSource(all).length);
    expect(concludedTarget(all, 'es')[0]?.start_time).toBe(concludedSource(all)[0]?.start_time);
    const media = all.flatMap((message) => ('target_media_chunk' in message ? [message.target_media_chunk] : []));
    expect(media[0]).toMatchObject({ language: 'es', content_type: 'audio/ogg;codecs=opus' });
    expect(media.slice(1).every((chunk) => chunk.content_type === undefined && chunk.headers === undefined)).toBe(true);
    const decoder = openDecoder(mediaType('audio/ogg', readableTypes) as NonNullable<ReturnType<typeof mediaType>>);
    let samples = 0;
    for (const part of media.flatMap((chunk) => [...(chunk.headers ?? []), ...chunk.data]))
      samples += (await decoder.write(bytesOf(part))).length;
    expect(samples / 16).toBeGreaterThan(media.reduce((sum, chunk) => sum + chunk.duration, 0) * 0.95);
    const { products } = await service.client.usage();
    expect(products?.find((product) => product.product_type === 'speechToSpeech')?.api_key_unit_count).toBeGreaterThan(
      0.02,
    );
  });

  test('hears a name that is among its spoken terms, and writes it as they do', async () => {
    const name = 'deploy the service to kubernetes';
    const terms = await service.client.spokenTerms.create({
      name: 'Names',
      term_lists: [{ lang: 'en', entries: 'Kubernetes' }],
    });
    const sound = bytesOfSound(await spoken(name));
    const hear = async (request: { spoken_terms_id?: string }) => {
      const { connection } = await connected(service, request);
      const messages = allOf(connection);
      await stream(connection, sound);
      connection.endOfMedia();
      return concludedSource(await messages)
        .map((piece) => piece.text)
        .join(' ');
    };
    const [without, having] = await Promise.all([hear({}), hear({ spoken_terms_id: terms.spoken_terms_id })]);
    expect(having).toContain('Kubernetes');
    expect(wordErrorRate(name, having)).toBeLessThan(wordErrorRate(name, without));
  });

  test('takes up where it was after its connection is lost', async () => {
    const { session, connection } = await connected(service);
    await stream(connection, bytesOfSound(sentence));
    connection.close();
    const again = await service.client.voice.reconnect(session.token);
    expect(again.session_id).toBe(session.session_id);
    const next = await service.client.voice.connect(again, openSocket);
    const messages = allOf(next);
    await stream(next, bytesOfSound(sentence));
    next.endOfMedia();
    const pieces = concludedSource(await messages);
    expect(pieces.length).toBeGreaterThanOrEqual(2);
    expect(
      pieces
        .map((piece) => piece.text)
        .join(' ')
        .match(/language/g),
    ).toHaveLength(2);
    expect(pieces.at(-1)?.start_time).toBeGreaterThan((sentence.length / 16) * 0.9);
  });

  test('hands its connection over to a newer one', async () => {
    const { session, connection } = await connected(service);
    const lost = allOf(connection).catch((error: Error) => error.message);
    const next = await service.client.voice.connect(await service.client.voice.reconnect(session.token), openSocket);
    expect(await lost).toContain('4001');
    next.endOfMedia();
    expect(kinds(await allOf(next))).toEqual(['end_of_source_transcript', 'end_of_stream']);
  });

  test('is sent in WebM as a browser records it', async () => {
    const type = mediaType('audio/webm;codecs=opus', writableTypes) as NonNullable<ReturnType<typeof mediaType>>;
    const encoder = await openEncoder(type);
    const { connection } = await connected(service, { source_media_content_type: 'audio/webm; codecs=opus' });
    const messages = allOf(connection);
    const sound = resampled(sentence, 16_000, encoder.rate);
    const parts = [...encoder.headers];
    for (let start = 0; start < sound.length; start += encoder.rate / 4)
      parts.push(encoder.write(sound.subarray(start, start + encoder.rate / 4)));
    await sendEach(connection, parts, 125);
    connection.endOfMedia();
    const heard = concludedSource(await messages).map((piece) => piece.text);
    // the codec and the first words of a stream take their toll
    expect(
      wordErrorRate('please open the settings and change the language of the program', heard.join(' ')),
    ).toBeLessThan(0.5);
  });
});

describe('a voice session ends with an error', () => {
  const failing = async (
    act: (connection: Awaited<ReturnType<typeof connected>>['connection']) => unknown,
    request = {},
  ) => {
    const { connection } = await connected(service, request);
    const messages = allOf(connection);
    await act(connection);
    return errorOf(await messages);
  };

  test('for sound that is too large, cut through a sample, or after its end', async () => {
    const second = new Uint8Array(32_000);
    const [large, cut, after] = await Promise.all([
      failing((connection) => connection.send(new Uint8Array(32_002))),
      failing((connection) => connection.send(new Uint8Array(3201))),
      failing((connection) => {
        connection.endOfMedia();
        connection.send(second);
      }),
    ]);
    expect(large).toMatchObject({ request_type: 'source_media_chunk', error_code: 400, reason_code: 4000404 });
    expect(cut).toMatchObject({ error_code: 400, reason_code: 4000405 });
    expect(after).toMatchObject({ error_code: 400, reason_code: 4000406 });
  });

  test('for sound that is not what was declared', async () => {
    const error = await failing((connection) => connection.send(new TextEncoder().encode('<html>'.repeat(200))), {
      source_media_content_type: 'audio/auto',
    });
    expect(error).toMatchObject({ request_type: 'source_media_chunk', error_code: 400, reason_code: 4000403 });
  });

  test('for frames of the wrong type, and for messages that make no sense', async () => {
    const ended = async (frame: string | Uint8Array) => {
      const session = await service.client.voice.start(pcm);
      const socket = new WebSocket(`${session.streaming_url}?token=${session.token}`);
      const heard: string[] = [];
      socket.on('open', () => socket.send(frame)).on('message', (data) => heard.push(String(data)));
      const code = await new Promise<number>((resolve) => socket.on('close', resolve));
      return { code, reason: JSON.parse(heard.at(-1) ?? '{}').error?.reason_code };
    };
    expect(await ended(Uint8Array.of(0x80))).toEqual({ code: 1003, reason: 4000402 });
    expect(await ended('{"source_media_chunk":')).toEqual({ code: 1007, reason: 4000401 });
    expect(await ended('{"source_media_chunk":{"data":"AAAA"},"end_of_source_media":{}}')).toEqual({
      code: 1007,
      reason: 4000401,
    });
  });

  test('when a token is used a second time', async () => {
    const { session, connection } = await connected(service);
    const messages = allOf(connection);
    const refused = await service.client.voice.connect(session, openSocket).catch((error: Error) => error.message);
    expect(refused).toContain('connection');
    expect(errorOf(await messages)).toMatchObject({ error_code: 403, reason_code: 4030401 });
    expect((await statusAndBody(service.fetch(`/v3/voice/realtime?token=${session.token}`))).status).toBe(400);
  });
});

describe('a voice session is refused', () => {
  test('for types that cannot be read or written here, with those that can', async () => {
    expect(await asked({ ...pcm, source_media_content_type: 'audio/x-matroska;codecs=aac' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/source_media_content_type.*audio\/webm;codecs=opus/) },
    });
    expect(await asked({ ...pcm, target_media_content_type: 'video/mp2t;codecs=aac' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/target_media_content_type.*audio\/flac/) },
    });
  });

  test('for languages that nothing here hears, translates or speaks', async () => {
    for (const [fields, message] of [
      [{ source_language: 'de' }, /source_language.*en/],
      [{ source_language: null }, /source_language.*not detected/],
      [{ target_languages: ['ja'] }, /target_languages.*Japanese/],
      [{ target_languages: 'es,en-GB,en-US,de,fr,it'.split(',') }, /At most 5/],
      [{ target_media_languages: ['es', 'en-GB'] }, /At most one/],
      [{ target_languages: ['es'], formality: 'formal' }, /formality/],
      [{ spoken_terms_id: 'none' }, /spoken_terms_id/],
    ] as const) {
      expect(await asked({ ...pcm, ...fields })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(message) },
      });
    }
    expect((await asked({})).body).toEqual({ message: "Parameter 'source_media_content_type' not specified" });
  });

  test('without a key of its own', async () => {
    const scoped = {
      headers: { authorization: 'Service-Auth-Key key-of-the-translator', 'content-type': 'application/json' },
    };
    expect((await fetch(`${service.url}/v3/voice/realtime`, { ...json(pcm), ...scoped })).status).toBe(403);
    const session = await service.client.voice.start(pcm);
    const foreign = { headers: { authorization: 'Service-Auth-Key key-with-ten-characters' } };
    expect((await fetch(`${service.url}/v3/voice/realtime?token=${session.token}`, foreign)).status).toBe(400);
    const socket = new WebSocket(`${session.streaming_url}?token=guess`);
    const status = await new Promise((resolve) =>
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode)).on('error', resolve),
    );
    expect(status).toBe(403);
  });
});
