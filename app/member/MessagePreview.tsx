import { Trans, useLingui } from '@lingui/react/macro';
import { truncate } from '../lib/truncate.ts';
import { toMessageKind, wordlessMessageTexts } from './messageKind.ts';

/** Characters of a preview; the style sheet clips it further. */
const MAX_PREVIEW_LENGTH = 200;

/** The text of a preview, on one line. */
export const PreviewText = ({ text }: { text: string }) => <bdi>{truncate(text.trim(), MAX_PREVIEW_LENGTH)}</bdi>;

interface MessagePreviewProps {
  text: string | null;
  type: string;
  /** Whether it can be read with Premium only. */
  blurred: boolean;
  /** Whether the viewer wrote it. */
  own: boolean;
}

/** The preview of a conversation's last message in a list, with a mark if the viewer wrote it. */
export function MessagePreview({ text, type, blurred, own }: MessagePreviewProps) {
  const { t } = useLingui();
  if (blurred) return <Trans>You can read this message with Premium.</Trans>;
  const words = text?.trim() || t(wordlessMessageTexts[toMessageKind(type)]);
  if (!own) return <PreviewText text={words} />;
  return (
    <Trans>
      You: <PreviewText text={words} />
    </Trans>
  );
}
