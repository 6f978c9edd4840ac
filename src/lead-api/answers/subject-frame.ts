import type { ApiSite } from '../../api/site/site-file.ts';
import type { ApiVehicle } from '../../api/site/site-vehicle.ts';
import { answersOfAddress } from '../../domain/finance-application/address-answers.ts';
import { isAvailable } from '../../domain/vehicle/state/availability.ts';
import { vehiclePath } from '../../paths/paths.ts';
import { answerFacts } from '../delivery/mail/application-sections.ts';
import { statesPrice } from '../delivery/mail/stated-price.ts';
import { findVehicle } from '../sites.ts';
import { framePage, frameVehicle } from './frame-page.ts';
import { escaped } from './html-page.ts';

/** Figures are a running text: the frame has one height, which most of them have to fit ({@link subjectRoom}). */
const STYLE = `dl,dl div,dt,dd{display:inline;margin:0}dd{font-weight:600}dl div:not(:last-child)::after{content:', '}dl div:last-child::after{content:'.'}.figures{color:var(--ink-2,#4b5563)}dd{color:var(--ink,#1d232b)}`;

/**
 * The vehicle and the figures that a page's address names, for a frame in the page. Rates are in none of them, so no warning is due
 * (resolution 220).
 *
 * @param page null where it is not known
 */
export function subjectFrame(page: URL | null, site: ApiSite): Response {
	const query = queryOf(page);
	const car_id = query.get('car_id') ?? '';
	const vehicle = car_id === '' ? null : findVehicle(site, car_id);
	const about = car_id === '' ? NONE : vehicle?.is_shown ? vehicleOf(vehicle) : GONE;
	const body = about + figuresOf(query, vehicle);
	return framePage(site, { title: 'What this page is about', body, style: STYLE });
}

/**
 * The stylesheet of the page around the frame: its height, where the page's address names something.
 *
 * @param page null where it is not known
 */
export function subjectRoom(page: URL | null): Response {
	const query = queryOf(page);
	const height = figuresOf(query, null) !== '' ? FIGURES_HEIGHT : query.get('car_id') ? VEHICLE_HEIGHT : null;
	return new Response(height === null ? '' : `.address-subject{height:${height};margin-top:1rem}`, {
		headers: { 'Content-Type': 'text/css; charset=utf-8' },
	});
}

/** With or without a vehicle above them. */
const FIGURES_HEIGHT = '13rem';
/** Its name may have four lines. */
const VEHICLE_HEIGHT = '6rem';

function queryOf(page: URL | null): URLSearchParams {
	return page?.searchParams ?? new URLSearchParams();
}

const NONE = '<p>This form is not about one particular vehicle.</p>';
const GONE = '<p>The vehicle you came from is no longer listed. You can still send us this form.</p>';

function vehicleOf({ slug, title, picture, price_text, car_fields }: ApiVehicle): string {
	const line = isAvailable(car_fields) ? price_text : 'No longer available: we may have another one like it.';
	return frameVehicle({ title, path: vehiclePath(slug), picture, line });
}

/** The figures of an address; the price of its vehicle is beside the vehicle. */
function figuresOf(query: URLSearchParams, vehicle: ApiVehicle | null): string {
	const { vehicle_price, ...others } = answersOfAddress(String(query));
	const isShown = statesPrice(vehicle, Number(vehicle_price));
	const facts = Object.entries(
		answerFacts(isShown || !vehicle_price ? others : { vehicle_price, ...others }),
	);
	if (facts.length === 0) return '';
	const listed = facts.map(
		([label, value]) => `<div><dt>${escaped(label)}</dt> <dd>${escaped(value)}</dd></div>`,
	);
	return `<div class="figures">With your form, no need to type them again: <dl>${listed.join('')}</dl></div>`;
}
