import type { ReservedUntil } from '../../../api/reservations/reserved-until.ts';
import { getVehicleView } from '../../../api/vehicle/get-vehicle-view.ts';
import type { StockChange } from '../../../api/vehicle/stock-changes.ts';
import { showChanges } from '../../../ui/live-update/show-changes.ts';
import { showUntil } from './show-until.ts';
import { showViews } from './show-views.ts';

/**
 * Loads the live update and number of views of a vehicle page (VDPACT-034 to VDPACT-036) and shows a newer state. Without a response the
 * page stays as it was rendered.
 *
 * @param time only the first counts up the shown number of views
 */
export async function loadLiveUpdate(page: Document, time: 'first' | 'again'): Promise<void> {
	const place = page.querySelector<HTMLElement>('[data-photos]');
	const { api } = page.documentElement.dataset;
	if (!place || api === undefined) return;
	const { stock = '', photos = '' } = place.dataset;
	const version = Number(place.dataset['version']);
	// The state that the page shows (VDPACT-034, resolution 69).
	const answer = await getVehicleView(api, stock, {
		photos_count: photos,
		updated_at: version > 0 ? new Date(version * 1000).toISOString() : '',
		website_id: page.documentElement.dataset['website'] ?? '',
	});
	if (!answer) return;
	const { views, stock_version, car_fields, reserved_until } = answer;
	showUntil(page, reserved_until as ReservedUntil);
	const counter = time === 'first' && page.querySelector('[data-views]');
	if (counter && Number.isInteger(views) && Number(views) > 0) showViews(counter, Number(views));
	if (!(Number(stock_version) > version) || car_fields === undefined) return;
	await showChanges(page, [{ slug: stock, stock_version, car_fields } as StockChange]).catch(() => {});
}
