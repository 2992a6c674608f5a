import 'yet-another-react-lightbox/styles.css';
import previousIcon from '@phosphor-icons/core/bold/caret-left-bold.svg?icon';
import nextIcon from '@phosphor-icons/core/bold/caret-right-bold.svg?icon';
import broken from '@phosphor-icons/core/regular/image-broken.svg?icon';
import zoomOutIcon from '@phosphor-icons/core/regular/magnifying-glass-minus.svg?icon';
import zoomInIcon from '@phosphor-icons/core/regular/magnifying-glass-plus.svg?icon';
import cross from '@phosphor-icons/core/regular/x.svg?icon';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { ButtonBase } from '../actions/Button.tsx';
import { Icon, type IconSource } from '../content/Icon.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import * as styles from './PictureViewer.css.ts';
import { useModal } from './useModal.ts';

export interface ViewerPicture {
  /** Null where it cannot be shown. */
  src: string | null;
  alt: string;
}

interface PictureSlide extends ViewerPicture {
  type: 'picture';
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide;
  }
}

export interface PictureViewerTexts {
  close: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  loading: string;
  failed: string;
  /** Role descriptions of the pictures together, and of one. */
  carousel: string;
  slide: string;
  /** "Picture 2 of 5". */
  position: (number: number, total: number) => string;
}

/** An action on the picture that is shown. */
export interface ViewerAction {
  icon: IconSource;
  text: string;
  /** Name for screen readers, which contains the text; null for a picture that has no such action. */
  labelOf: (index: number) => string | null;
  onPress: (index: number) => void;
}

interface PictureViewerProps {
  /** Others may join at the end while it is open. */
  pictures: readonly ViewerPicture[];
  /** Index of the picture that is shown first. */
  first: number;
  /** Name of whom they show, for screen readers. */
  owner?: string | undefined;
  texts: PictureViewerTexts;
  action?: ViewerAction | undefined;
  onClose: () => void;
}

const MAX_ZOOM = 4;
/** Keys that the library handles, wherever the focus is. */
const viewerKeys = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-']);

const toSlides = (pictures: readonly ViewerPicture[]): PictureSlide[] =>
  pictures.map((picture) => ({ type: 'picture', ...picture }));

/** Pictures over the whole window, to enlarge and to go through by fingers, pointer, keys and buttons. */
export function PictureViewer({ pictures, first, owner, texts, action, onClose }: PictureViewerProps) {
  const titleId = useId();
  const modal = useModal(onClose);
  const controller = useRef<ControllerRef>(null);
  const zoomer = useRef<ZoomRef>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  const [zoom, setZoom] = useState(1);
  // The slides must stay the same: with another list, the library starts again.
  const [slides, setSlides] = useState(() => toSlides(pictures));
  if (slides.length !== pictures.length) setSlides(toSlides(pictures));
  const total = slides.length;
  const actionLabel = action?.labelOf(shown) ?? null;
  const title = total > 1 ? texts.position(shown + 1, total) : (slides[0]?.alt ?? '');

  /** Forwards keys to the library, which hears only those pressed within its own element. */
  function forwardKey(event: KeyboardEvent): void {
    const target = stage.current?.querySelector('.yarl__container');
    if (!target || !viewerKeys.has(event.key) || target.contains(event.target as Node)) return;
    event.preventDefault();
    const { key } = event;
    target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId} onKeyDown={forwardKey}>
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 className={styles.title} id={titleId} aria-live="polite" data-first-focus tabIndex={-1}>
            {owner && total > 1 && <VisuallyHidden>{`${owner}, `}</VisuallyHidden>}
            {title}
          </h2>
          <div className={styles.tools}>
            {action && actionLabel !== null && (
              <ViewerButton icon={action.icon} label={actionLabel} onClick={() => action.onPress(shown)}>
                {action.text}
              </ViewerButton>
            )}
            <ViewerButton icon={cross} onClick={onClose}>
              {texts.close}
            </ViewerButton>
          </div>
        </div>
        <div className={styles.stage} ref={stage}>
          <Lightbox
            plugins={[Inline, Zoom]}
            slides={slides}
            index={first}
            carousel={{ finite: true, preload: 1, padding: 0, spacing: '5%' }}
            controller={{ ref: controller, touchAction: 'none' }}
            zoom={{ ref: zoomer, supports: ['picture'], maxZoom: MAX_ZOOM, scrollToZoom: true, pinchZoomV4: true }}
            toolbar={{ buttons: [] }}
            labels={{
              '{index} of {total}': texts.position(shown + 1, total),
              'Photo gallery': title,
              Carousel: texts.carousel,
              Slide: texts.slide,
            }}
            on={{
              view: ({ index }) => setShown(index),
              zoom: ({ zoom: changed }) => setZoom(changed),
            }}
            render={{
              buttonPrev: () => null,
              buttonNext: () => null,
              buttonZoom: () => null,
              slide: ({ slide }) => (slide.type === 'picture' ? <Picture {...slide} texts={texts} /> : undefined),
            }}
          />
        </div>
        <div className={styles.bar}>
          {total > 1 && (
            <>
              <ViewerButton icon={previousIcon} disabled={shown === 0} onClick={() => controller.current?.prev()}>
                {texts.previous}
              </ViewerButton>
              <ViewerButton icon={nextIcon} disabled={shown === total - 1} onClick={() => controller.current?.next()}>
                {texts.next}
              </ViewerButton>
            </>
          )}
          <ViewerButton icon={zoomOutIcon} disabled={zoom <= 1} onClick={() => zoomer.current?.zoomOut()}>
            {texts.zoomOut}
          </ViewerButton>
          <ViewerButton icon={zoomInIcon} disabled={zoom >= MAX_ZOOM} onClick={() => zoomer.current?.zoomIn()}>
            {texts.zoomIn}
          </ViewerButton>
        </div>
      </div>
    </dialog>
  );
}

interface ViewerButtonProps {
  icon: IconSource;
  children: string;
  /** Name for screen readers, if it is not the text alone; it opens a dialog. */
  label?: string;
  disabled?: boolean;
  onClick: () => void;
}

function ViewerButton({ icon, children, label, disabled = false, onClick }: ViewerButtonProps) {
  return (
    <ButtonBase
      className={styles.button}
      ariaDisabled={disabled}
      ariaLabel={label}
      opensDialog={label !== undefined}
      onClick={onClick}
    >
      <Icon source={icon} size="small" />
      {children}
    </ButtonBase>
  );
}

function Picture({ src, alt, texts }: ViewerPicture & { texts: PictureViewerTexts }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(src === null ? 'failed' : 'loading');
  return (
    <div className={styles.slide}>
      {state === 'loading' && <p className={styles.message}>{texts.loading}</p>}
      {src === null || state === 'failed' ? (
        <p className={styles.message}>
          <Icon source={broken} size="huge" />
          {texts.failed}
        </p>
      ) : (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
