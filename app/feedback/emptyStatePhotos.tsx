import matches from 'art:photo-no-matches/[key]';
import messages from 'art:photo-no-messages/[key]';
import visitors from 'art:photo-no-visitors/[key]';
import type { ComponentProps } from 'react';
import { PhotographedState } from '../ui/feedback/PhotographedState.tsx';

type PhotoProps = Pick<ComponentProps<typeof PhotographedState>, 'children'>;

/** An empty list of matches with the brand's photograph. */
export const NoMatchesPhoto = ({ children }: PhotoProps) => (
  <PhotographedState
    src={matches('src')}
    avif={matches('avif')}
    webp={matches('webp')}
    nightAvif={matches('night-avif')}
    nightWebp={matches('night-webp')}
  >
    {children}
  </PhotographedState>
);

/** An empty list of conversations with the brand's photograph. */
export const NoMessagesPhoto = ({ children }: PhotoProps) => (
  <PhotographedState
    src={messages('src')}
    avif={messages('avif')}
    webp={messages('webp')}
    nightAvif={messages('night-avif')}
    nightWebp={messages('night-webp')}
  >
    {children}
  </PhotographedState>
);

/** An empty list of visitors with the brand's photograph. */
export const NoVisitorsPhoto = ({ children }: PhotoProps) => (
  <PhotographedState
    src={visitors('src')}
    avif={visitors('avif')}
    webp={visitors('webp')}
    nightAvif={visitors('night-avif')}
    nightWebp={visitors('night-webp')}
  >
    {children}
  </PhotographedState>
);
