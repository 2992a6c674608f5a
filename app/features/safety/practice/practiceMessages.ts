import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface PracticeMessage {
  /** Whether it is a sign of fraud. */
  fraud: boolean;
  text: MessageDescriptor;
  /** Two sentences: what gives it away, or why there is nothing wrong with it. */
  reason: MessageDescriptor;
}

/** The messages of the practice, as a conversation over several weeks would bring them, harmless ones among them. */
export const practiceMessages: readonly PracticeMessage[] = [
  {
    fraud: false,
    text: msg`Good morning! I read that you love walking by the sea. Which path do you like best?`,
    reason: msg`A question about your profile, and no hurry. That’s how people begin who want to get to know you.`,
  },
  {
    fraud: true,
    text: msg`I’m hardly ever on here. Shall we write somewhere else? Give me your number.`,
    reason: msg`After two messages there’s no need to write elsewhere. There, you can’t report anything to us, and our team can’t help.`,
  },
  {
    fraud: false,
    text: msg`I can’t tonight, my daughter is visiting. Shall we have a video call on Sunday?`,
    reason: msg`It’s no warning sign to be busy. Somebody who suggests a call wants you to see and hear them.`,
  },
  {
    fraud: true,
    text: msg`We’ve only been writing for a week, but I’ve never felt like this. You’re the love of my life.`,
    reason: msg`Great words after a few days are meant to win your trust quickly. Real closeness has time.`,
  },
  {
    fraud: true,
    text: msg`I’m on an oil rig until March, and my camera is broken. But I think of you all the time.`,
    reason: msg`Work far away and a broken camera explain why you never see each other. If there’s always a reason against it, the pictures may be of somebody else.`,
  },
  {
    fraud: false,
    text: msg`Sunday at three, in the café on the market square? Bring a friend if that feels better.`,
    reason: msg`A public place, in daylight, and you may bring company. That’s how somebody writes who cares about your safety.`,
  },
  {
    fraud: true,
    text: msg`I’m ashamed to ask: my wallet was stolen, and I can’t pay the hotel. You’ll have it back on Friday.`,
    reason: msg`Sooner or later, fraud is about money, and there’s always a good reason. Send none to people you haven’t met, not even a little.`,
  },
  {
    fraud: true,
    text: msg`My uncle shows me how to invest, and I’ve doubled my savings. I’ll open an account for you, too.`,
    reason: msg`What such an account shows is made up, and what you pay in is gone. Somebody who likes you doesn’t need your savings.`,
  },
];
