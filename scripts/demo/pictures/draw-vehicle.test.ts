import { expect, test, vi } from 'vitest';
import { drawPlaceholder, drawVehicle } from './draw-vehicle.ts';

test.each([
	{ body: 'hatch', view: 'front34', colour: 'blue' },
	{ body: 'caravan', view: 'rear34', colour: 'green' },
	{ body: 'sport', view: 'front34', colour: 'red' },
	{ body: 'suv', view: 'cabin', colour: 'white' },
] as const)('the same request gives the same bytes: $body $view', async (request) => {
	const first = drawVehicle(request);
	// A second copy of the module has empty caches.
	vi.resetModules();
	const again = await import('./draw-vehicle.ts');
	expect(again.drawVehicle(request)).toBe(first);
	expect(drawVehicle(request)).toBe(first);
});

test.each(['hatch', 'naked', 'adventure', 'cruiser', 'sport', 'scooter'] as const)(
	'each trim of the %s looks different',
	(body) => {
		const pictures = (['base', 'luxury', 'sport'] as const).map((trim) =>
			drawVehicle({ body, view: 'front34', colour: 'red', trim }),
		);
		expect(new Set(pictures).size).toBe(3);
	},
);

test('a colour changes the paint and nothing else', () => {
	const withoutColours = (svg: string) =>
		svg.replaceAll(/#[0-9a-f]{6}|#[0-9a-f]{3}\b/g, '#').replace(/<title>.*<\/title>/, '');
	const red = drawVehicle({ body: 'ute', view: 'side', colour: 'red' });
	const green = drawVehicle({ body: 'ute', view: 'side', colour: 'green' });
	expect(red).not.toBe(green);
	expect(withoutColours(red)).toBe(withoutColours(green));
});

test('a picture has an accessible name', () => {
	expect(drawVehicle({ body: 'van', view: 'front34', colour: 'white' })).toContain(
		'<title>Van, white</title>',
	);
	expect(drawPlaceholder()).toContain('<title>Picture coming</title>');
});

test('a view that a body does not have is refused, and the error names it', () => {
	expect(() => drawVehicle({ body: 'camper', view: 'interior', colour: 'sand' })).toThrow(
		'camper has no living room',
	);
	expect(() => drawVehicle({ body: 'naked', view: 'boot', colour: 'red' })).toThrow(
		'naked has no picture of its boot',
	);
});
