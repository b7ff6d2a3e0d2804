// Hands on what the microphone gives, one second at a time: for browsers that record in no form the server reads.
class PcmTap extends AudioWorkletProcessor {
  constructor() {
    super();
    this.parts = [];
    this.length = 0;
    this.isOver = false;
    this.port.onmessage = () => {
      this.send();
      this.isOver = true;
      this.port.postMessage(null);
    };
  }

  send() {
    const samples = new Float32Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      samples.set(part, at);
      at += part.length;
    }
    this.parts = [];
    this.length = 0;
    if (samples.length > 0) this.port.postMessage(samples, [samples.buffer]);
  }

  process([input]) {
    const channel = input?.[0];
    if (channel) {
      this.parts.push(channel.slice());
      this.length += channel.length;
      if (this.length >= sampleRate) this.send();
    }
    return !this.isOver;
  }
}

registerProcessor("pcm-tap", PcmTap);
