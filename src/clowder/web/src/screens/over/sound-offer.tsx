/** After the first game: would one like to hear and feel the next? Asked once. */
import { noise } from "@/kit/sound";
import { haptics, sound, soundsOffered } from "@/state/settings";
import { say } from "@/text/say";

export function SoundOffer() {
  if (soundsOffered.value || sound.value || haptics.value) return null;
  const vibrates = typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
  const answer = (wanted: boolean) => {
    soundsOffered.value = true;
    sound.value = wanted;
    haptics.value = wanted && vibrates;
    if (wanted) noise("meow");
  };
  return (
    <div class="sound-offer panel">
      <p>{say("web-sound-offer", { vibrates })}</p>
      <div class="buttons">
        <button type="button" class="button small" data-key="sounds-on" onClick={() => answer(true)}>
          {say("web-sound-yes")}
        </button>
        <button type="button" class="button quiet small" data-key="sounds-off" onClick={() => answer(false)}>
          {say("web-sound-no")}
        </button>
      </div>
    </div>
  );
}
