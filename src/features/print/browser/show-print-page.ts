import { isEnded } from '../../../domain/vehicle/state/vehicle-state.ts';
import { vehiclePath } from '../../../paths/paths.ts';
import { currentFacts } from '../../../ui/live-update/current-facts.ts';
import { fillPrintPage } from './fill-print-page.ts';
import { findVehicle } from './find-vehicle.ts';

/** Longest wait for picture and fonts before printing, milliseconds. */
const LONGEST_WAIT_MS = 4000;

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });

/** Messages when there is no vehicle to print. */
const MESSAGES = {
	missing: {
		title: 'Which vehicle?',
		text: 'This link doesn’t name a vehicle. Open a vehicle’s page and choose Print.',
	},
	unknown: {
		title: 'We don’t have this vehicle',
		text: 'It may have been sold, or the link may have a typo.',
	},
	'deposit-taken': {
		title: 'A deposit has been taken on this vehicle',
		text: 'It can’t be printed for now, but its page shows others like it.',
	},
	unavailable: {
		title: 'This vehicle is no longer available',
		text: 'It can’t be printed any more, but its page shows others like it.',
	},
	sold: {
		title: 'This vehicle has been sold',
		text: 'It can’t be printed any more, but its page shows others like it.',
	},
	elsewhere: {
		title: 'This vehicle has no print page',
		text: 'Its page has all the details, and where you can see it.',
	},
	unreachable: {
		title: 'We couldn’t load this vehicle',
		text: 'Check your connection, then reload this page.',
	},
} as const;

/** Fills the print page with the vehicle in its address, and opens the print dialog when its picture has loaded (resolution 74). */
export async function showPrintPage(page: Document, now: Date): Promise<void> {
	const main = page.querySelector<HTMLElement>('[data-print-page]');
	const back = page.querySelector<HTMLAnchorElement>('[data-back]');
	if (!main || !back) return;
	say(main, 'Print a vehicle', 'Preparing your print page…');

	const found = await findVehicle(location.search, fetch);
	if (found.kind !== 'found') return showMessage(main, found.kind);
	const facts = await currentFacts(found.facts, page.documentElement.dataset['api'] ?? null, now);
	const path = vehiclePath(facts.slug);
	back.href = path;
	back.textContent = 'Back to the vehicle';
	if (isEnded(facts.state)) return showMessage(main, facts.state);
	// A vehicle whose page has no Print action has no print page either (VDPACT-021).
	if (!facts.print) return showMessage(main, 'elsewhere');

	fillPrintPage(main, facts);
	for (const part of main.querySelectorAll<HTMLElement>('[data-filled]')) part.hidden = false;
	const origin = main.querySelector('[data-origin]');
	if (origin) origin.textContent = `${location.host}${path}, printed on ${DATE.format(now)}.`;
	say(main, facts.title, '');
	page.querySelector('[data-print]')?.addEventListener('click', () => print());
	await Promise.race([whole(main), new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
	print();
}

function showMessage(main: HTMLElement, what: keyof typeof MESSAGES): void {
	const { title, text } = MESSAGES[what];
	say(main, title, text);
}

function say(main: HTMLElement, title: string, text: string): void {
	const heading = main.querySelector('h1');
	const status = main.querySelector('[role=status]');
	if (heading) heading.textContent = title;
	if (status) status.textContent = text;
	document.title = title;
}

/** Resolves when picture and fonts have loaded or failed. */
function whole(main: HTMLElement): Promise<unknown> {
	const pictures = [...main.querySelectorAll('img')].map((picture) => picture.decode());
	return Promise.allSettled([document.fonts.ready, ...pictures]);
}
