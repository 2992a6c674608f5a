import { Button } from '../../ui/actions/Button.tsx';
import { createToastQueue, type ToastContent } from '../../ui/feedback/createToastQueue.ts';
import { ToastStack } from '../../ui/feedback/ToastStack.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ComponentSection } from '../ComponentSection.tsx';
import type { SectionsProps } from '../GalleryPage.tsx';
import { stressTexts } from '../texts/galleryTexts.ts';

const toasts = createToastQueue();
const persistentToasts = createToastQueue();

export function ToastSections({ t }: SectionsProps) {
  const show = (toast: Partial<ToastContent>) =>
    toasts.show({ tone: 'info', title: t.info, durationMs: 180_000, ...toast });
  return (
    <ComponentSection name="ToastStack">
      <Row>
        <Button tone="secondary" onClick={() => show({ link: { label: t.link, to: '/' } })}>
          {t.showToast} · info
        </Button>
        <Button tone="secondary" onClick={() => show({ tone: 'success', title: t.success, durationMs: 3000 })}>
          {t.showToast} · success · 3 s
        </Button>
        <Button
          tone="secondary"
          onClick={() => show({ tone: 'danger', title: t.danger, text: stressTexts.german, durationMs: null })}
        >
          {t.showToast} · danger
        </Button>
        <Button
          tone="secondary"
          onClick={() => persistentToasts.show({ tone: 'info', title: t.sentence, durationMs: 1000 }, 'only')}
        >
          {t.showToast} · stay
        </Button>
      </Row>
      <ToastStack toasts={toasts} texts={{ label: t.news, close: t.close }} persistent={false} />
      <ToastStack toasts={persistentToasts} texts={{ label: t.news, close: t.close }} persistent />
    </ComponentSection>
  );
}
