import { checkAgain } from '../embed/browser/check-again.ts';
import { showReserved, showWhy } from '../embed/browser/show-why.ts';
import { vehicleNow } from '../embed/browser/vehicle-now.ts';

/** Says, before anything is typed, that another buyer has reserved the vehicle of a checkout since the build, or that this device has. */
export function watchCheckout(page: Document): Promise<void> {
	const { slug = '', car = '' } = page.querySelector<HTMLElement>('[data-slug]')?.dataset ?? {};
	const check = async () => {
		const now = await vehicleNow(page.documentElement.dataset['api'] ?? '', slug, fetch);
		if (now?.state === 'gone') return showWhy(page, 'gone');
		showReserved(page, car, now?.state === 'reserved', now);
	};
	return checkAgain(check, check);
}
