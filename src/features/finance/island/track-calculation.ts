import tracker from '../../../browser/analytics/track-event.ts?address';

/** Counts the first use of a calculator (ANALYTICS-006). The script that does is loaded then: most pages are left without a calculation. */
export function trackCalculation(details: Readonly<Record<string, string>>): void {
	(import(/* @vite-ignore */ tracker) as Promise<typeof import('../../../browser/analytics/track-event.ts')>)
		.then(({ trackEvent }) => trackEvent('finance_calculator', details))
		// Without a network it is not counted.
		.catch(console.warn);
}
