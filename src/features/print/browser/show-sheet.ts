import { freshenPage } from '../../../ui/live-update/freshen-page.ts';
import { fillSheet } from './fill-sheet.ts';
import { findVehicle } from './find-vehicle.ts';

/** How long printing waits for the picture and the fonts, milliseconds. */
const LONGEST_WAIT_MS = 4000;

const DATE = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' });

/** What the page says when it has no sheet to show. */
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
		title: 'The vehicle could not be loaded',
		text: 'Check your connection, then reload this page.',
	},
} as const;

/** Makes the sheet of the vehicle the address names, and opens the print dialog once it is whole (resolution 74). */
export async function showSheet(page: Document, now: Date): Promise<void> {
	const sheet = page.querySelector<HTMLElement>('[data-sheet-page]');
	const back = page.querySelector<HTMLAnchorElement>('[data-back]');
	if (!sheet || !back) return;
	say(sheet, 'Print a vehicle', 'Preparing your print page…');

	const found = await findVehicle(location.search, fetch);
	if (found.kind !== 'page') return tell(sheet, found.kind);
	const source = new DOMParser().parseFromString(found.html, 'text/html');
	// A host may answer any address with some page.
	if (!source.querySelector('[data-sheet="title"]')) return tell(sheet, 'unknown');
	await freshenPage(source, now);
	back.href = found.path;
	back.textContent = 'Back to the vehicle';
	// The part that newer facts change, where there are any.
	const { state } =
		(source.querySelector<HTMLElement>('[data-photos]') ?? source.querySelector<HTMLElement>('main'))
			?.dataset ?? {};
	if (state === 'sold' || state === 'deposit-taken' || state === 'unavailable') return tell(sheet, state);
	// Its page offers none (VDPACT-021), so that its address gives none.
	if (!source.querySelector('[data-action="print"]')) return tell(sheet, 'elsewhere');

	fillSheet(sheet, source);
	for (const part of sheet.querySelectorAll<HTMLElement>('[data-filled]')) part.hidden = false;
	const origin = sheet.querySelector('[data-origin]');
	if (origin) origin.textContent = `${location.host}${found.path}, printed on ${DATE.format(now)}.`;
	const title = sheet.querySelector('h1')?.textContent ?? '';
	say(sheet, title, '');
	page.querySelector('[data-print]')?.addEventListener('click', () => print());
	await Promise.race([whole(sheet), new Promise((done) => setTimeout(done, LONGEST_WAIT_MS))]);
	print();
}

function tell(sheet: HTMLElement, what: keyof typeof MESSAGES): void {
	const { title, text } = MESSAGES[what];
	say(sheet, title, text);
}

function say(sheet: HTMLElement, title: string, text: string): void {
	const heading = sheet.querySelector('h1');
	const status = sheet.querySelector('[role=status]');
	if (heading) heading.textContent = title;
	if (status) status.textContent = text;
	document.title = title;
}

/** Picture and fonts, or the knowledge that they do not come. */
function whole(sheet: HTMLElement): Promise<unknown> {
	const pictures = [...sheet.querySelectorAll('img')].map((picture) => picture.decode());
	return Promise.allSettled([document.fonts.ready, ...pictures]);
}
