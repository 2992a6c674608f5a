import { type PageRoute, page } from '../../routing/page.ts';

export const premiumRoutes: PageRoute[] = [
  page('plans', async () => (await import('./PlansPage.tsx')).PlansPage),
  page('checkout', async () => (await import('./CheckoutPage.tsx')).CheckoutPage),
  page('summary', async () => (await import('./SummaryPage.tsx')).SummaryPage),
  page('completePayment', async () => (await import('./CompletePaymentPage.tsx')).CompletePaymentPage),
  page('paymentsError', async () => (await import('./PaymentErrorPage.tsx')).PaymentErrorPage),
  page('paymentsSuccess', async () => (await import('./PaymentSuccessPage.tsx')).PaymentSuccessPage),
  page('paymentsContact', async () => (await import('./ContactPage.tsx')).ContactPage),
];
