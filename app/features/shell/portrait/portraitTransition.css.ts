import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';
import { PORTRAIT_NAME } from './transitionSettings.ts';

// The page can be used during the transition.
globalStyle('::view-transition', { pointerEvents: 'none' });
globalStyle('::view-transition-group(*)', { animationDuration: '180ms', animationTimingFunction: 'ease-out' });
globalStyle(`::view-transition-group(${PORTRAIT_NAME})`, { overflow: 'clip', borderRadius: vars.radius.field });
// Both fill the frame, though they differ in shape.
globalStyle(`::view-transition-old(${PORTRAIT_NAME}), ::view-transition-new(${PORTRAIT_NAME})`, {
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 25%',
});
