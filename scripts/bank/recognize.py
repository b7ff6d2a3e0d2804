"""Hears the WAV files of a folder with pocketsphinx and writes heard.tsv. Measures a voice; the product runs without it.

python3 -m venv /tmp/hear && /tmp/hear/bin/pip install pocketsphinx==5.1.1
/tmp/hear/bin/python scripts/bank/recognize.py <folder>
"""
import json
import pathlib
import sys
import wave

from pocketsphinx import Decoder

folder = pathlib.Path(sys.argv[1])
decoder = Decoder(samprate=16000, loglevel="FATAL")
with open(folder / "heard.tsv", "w", encoding="utf-8") as heard:
    for said in json.loads((folder / "said.json").read_text(encoding="utf-8")):
        with wave.open(str(folder / said["file"])) as sound:
            assert sound.getframerate() == 16000 and sound.getnchannels() == 1
            samples = sound.readframes(sound.getnframes())
        decoder.start_utt()
        decoder.process_raw(samples, full_utt=True)
        decoder.end_utt()
        words = decoder.hyp().hypstr if decoder.hyp() else ""
        heard.write(f"{said['file']}\t{words}\n")
