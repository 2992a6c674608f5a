import type { ReactNode } from 'react';
import { SpeechBubble } from '../ui/content/SpeechBubble.tsx';
import { teamAvatarSource } from './toAvatarSource.ts';
import { useHostName } from './useHostName.ts';

interface TeamBubbleProps {
  children: ReactNode;
  /** Whether the host's name is above it, as above the first of several. */
  named?: boolean;
}

/** A bubble of the host in a conversation. */
export function TeamBubble({ children, named = false }: TeamBubbleProps) {
  const host = useHostName();
  return (
    <SpeechBubble avatar={teamAvatarSource()} name={named ? host : undefined}>
      {children}
    </SpeechBubble>
  );
}
