/** What the vendor's script puts into the page. */
interface LiveChatWindow {
  liveChatButton?: { open?: unknown };
}

export interface LiveChatSteps {
  /** Puts the script into the page; rejects when it cannot be loaded. */
  loadScript: () => Promise<void>;
  /** The vendor's way to open the chat, once it is there. */
  findOpen: () => (() => void) | null;
  wait: (milliseconds: number) => Promise<void>;
}

const interval = 250;
const giveUp = 10_000;

/** Opens the chat, or tells that it cannot be opened: not there after 10 s, or broken. Never throws. */
export async function openLiveChat({ loadScript, findOpen, wait }: LiveChatSteps): Promise<boolean> {
  try {
    let failed = false;
    // Asked for again, it is there already.
    if (!findOpen()) {
      loadScript().catch(() => {
        failed = true;
      });
    }
    for (let waited = 0; waited <= giveUp; waited += interval) {
      const open = findOpen();
      if (open) {
        open();
        return true;
      }
      if (failed) return false;
      await wait(interval);
    }
  } catch {
    // The vendor's code is not ours to mend; the member gets the mail address.
  }
  return false;
}

export const browserSteps = (origin: string): LiveChatSteps => ({
  loadScript: () =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${origin}/button.js`;
      script.async = true;
      script.onload = () => resolve();
      script.onerror = () => {
        script.remove();
        reject(new Error('the live chat could not be loaded'));
      };
      document.head.append(script);
    }),
  findOpen() {
    const button = (window as LiveChatWindow).liveChatButton;
    const open = button?.open;
    return typeof open === 'function' ? () => open.call(button) : null;
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
