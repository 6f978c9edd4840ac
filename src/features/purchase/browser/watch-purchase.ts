import { checkAgain } from '../../checkout/embed/browser/check-again.ts';
import { showDeal } from '../../checkout/embed/browser/show-deal.ts';
import { showReserved, showWhy } from '../../checkout/embed/browser/show-why.ts';
import type { PurchaseVehicle } from './load-vehicle.ts';
import { purchaseDeal } from './purchase-deal.ts';
import { isBegun } from './purchase-page.ts';
import { purchaseVehicle, reloadedVehicle } from './purchase-vehicle.ts';

/**
 * Shows the vehicle in the address of the purchase, which the build did not know, or why it cannot be bought. A purchase that was begun on
 * this device is hydrated at once, another one when it is first used.
 */
export function watchPurchase(page: Document): Promise<void> {
	if (isBegun(page.body.dataset['dealer'] ?? ''))
		page.querySelector('main astro-island')?.setAttribute('data-hydrate', '');
	return checkAgain(
		async () => showPurchase(page, await purchaseVehicle(page)),
		async () => showPurchase(page, await reloadedVehicle(page)),
	);
}

function showPurchase(page: Document, vehicle: PurchaseVehicle): void {
	if (vehicle.kind === 'gone' || vehicle.kind === 'unreachable') return showWhy(page, vehicle.kind);
	const { facts, terms } = vehicle;
	showDeal(page, purchaseDeal(vehicle, terms.amounts));
	const [back] = page.querySelectorAll<HTMLAnchorElement>('.checkout__back');
	if (back)
		[back.href, back.hidden] = [
			page.querySelector('main')?.dataset['page']?.replace('SLUG', facts.slug) ?? '/',
			false,
		];
	const [others] = page.querySelectorAll<HTMLAnchorElement>('[data-others]');
	if (others && terms.others) [others.href, others.textContent] = [terms.others.href, terms.others.label];
	showReserved(page, terms.car_id, vehicle.kind === 'taken', vehicle.now);
}
