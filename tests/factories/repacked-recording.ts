import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WEBM,
} from "mediabunny";

const containers = { mp4: () => new Mp4OutputFormat(), ogg: () => new OggOutputFormat() };
/** What a head says of AAC-LC, 48 kHz, one channel. */
const aac = {
  codec: "mp4a.40.2",
  sampleRate: 48_000,
  numberOfChannels: 1,
  description: Uint8Array.of(0x11, 0x88),
};

type Packing = { container: keyof typeof containers; codec: "opus" | "aac" };

/** The packets of a WebM recording in another container; as `aac` its head says what Safari's recorder says. */
export async function repack(webm: Uint8Array, { container, codec }: Packing): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(webm), formats: [WEBM] });
  const track = await input.getPrimaryAudioTrack();
  const opus = await track?.getDecoderConfig();
  if (!track || !opus) throw new Error("There is no sound in the file.");
  const target = new BufferTarget();
  const output = new Output({ format: containers[container](), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig: codec === "opus" ? opus : aac });
  await output.finalize();
  if (!target.buffer) throw new Error("Nothing was written.");
  return new Uint8Array(target.buffer);
}
