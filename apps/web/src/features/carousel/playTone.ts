/** How long the tone sounds, in s, how loud at most, and how high, in Hz: two notes, the second higher. */
const LENGTH = 0.18;
const VOLUME = 0.12;
const NOTES = [660, 880];
/** How long a browser may take to let the page sound, in ms; later the tone would say nothing any more. */
const PATIENCE_MS = 1000;

let context: AudioContext | null = null;

function play(audio: AudioContext): void {
  for (const [place, frequency] of NOTES.entries()) {
    const start = audio.currentTime + place * LENGTH;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = frequency;
    // Rising and falling, because a tone that begins or ends at once clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + LENGTH / 4);
    volume.gain.linearRampToValueAtTime(0, start + LENGTH);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + LENGTH);
  }
}

/**
 * A short tone. A browser that lets a page sound only after a press stays silent until then; what cannot sound is no fault.
 */
export async function playTone(): Promise<void> {
  try {
    context ??= new AudioContext();
    const requested = performance.now();
    await context.resume();
    if (performance.now() - requested < PATIENCE_MS) play(context);
  } catch {
    // No sound here: the list itself says what has come.
  }
}
