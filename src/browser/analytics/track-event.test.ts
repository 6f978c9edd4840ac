import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EventName, TRACKED, trackEvent } from './track-event.ts';

const page = { dataset: {} as Record<string, string> };
let warn: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
	page.dataset = {};
	vi.stubGlobal('window', new EventTarget());
	vi.stubGlobal('document', { documentElement: page });
	vi.stubGlobal(
		'fetch',
		vi.fn(async () => new Response()),
	);
	warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test.each<{ what: string; name: EventName; event_id: number; clause: string }>([
	{ what: 'a view of a used vehicle', name: 'used_vehicle_view', event_id: 4, clause: 'ANALYTICS-001' },
	{ what: 'saving a vehicle', name: 'favourite', event_id: 39, clause: 'ANALYTICS-007' },
	{ what: 'a search page view', name: 'search_page_view', event_id: 49, clause: 'ANALYTICS-008' },
	{ what: 'a history report', name: 'history_report', event_id: 60, clause: 'ANALYTICS-010' },
	{
		what: 'the first use of the calculator',
		name: 'finance_calculator',
		event_id: 26,
		clause: 'ANALYTICS-006',
	},
	{ what: 'a print', name: 'print', event_id: 61, clause: 'ANALYTICS-011' },
])('$what is event $event_id ($clause)', ({ name, event_id }) => {
	const heard: unknown[] = [];
	window.addEventListener(TRACKED, (event) => heard.push((event as CustomEvent).detail));

	trackEvent(name, { page: 2 });

	expect(heard).toEqual([{ event_id, name, details: { page: 2 } }]);
	expect(fetch).not.toHaveBeenCalled();
	expect(warn).not.toHaveBeenCalled();
});

test.each([
	{ about: 'a vehicle', details: { car_id: 'a1' }, car_id: 'a1' },
	{ about: 'no vehicle', details: { page: 2 }, car_id: null },
])(
	'an event about $about is posted where the page names a lead API (resolution 182)',
	({ details, car_id }) => {
		page.dataset = { api: '/api', website: 'site-1' };

		trackEvent('print', details);

		const [address, request] = vi.mocked(fetch).mock.calls[0] ?? [];
		expect(address).toBe('/api/events');
		expect(request).toMatchObject({ method: 'POST', keepalive: true });
		expect(JSON.parse(String(request?.body))).toEqual({ event_id: 61, car_id, website_id: 'site-1' });
	},
);

test.each([
	{
		name: 'a listener throws',
		fail: () => vi.spyOn(window, 'dispatchEvent').mockImplementation(refuse),
	},
	{
		name: 'the lead API is not reached',
		fail: () => vi.mocked(fetch).mockRejectedValue(new Error('blocked')),
	},
	{
		name: 'the lead API refuses',
		fail: () => vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 500 })),
	},
])('a failure only warns: $name (ANALYTICS-016)', async ({ fail }) => {
	page.dataset = { api: '/api' };
	fail();

	expect(() => trackEvent('print', {})).not.toThrow();
	await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

function refuse(): never {
	throw new Error('blocked');
}
