import { expect, test } from 'vitest';
import { drawingQueue } from './drawing-queue.ts';

/** Drawings that end when the test ends them. */
function drawings() {
	const begun: number[] = [];
	const ends: (() => void)[] = [];
	const draw = (number: number) => () => {
		begun.push(number);
		return new Promise<number>((settle, refuse) => {
			ends.push(() => (number === 3 ? refuse(new Error('no paper')) : settle(number)));
		});
	};
	return { begun, draw, end: () => ends.shift()?.() };
}

test('drawings run up to the limit, further ones wait in order, and one beyond the queue’s length is refused', async () => {
	const { begun, draw, end } = drawings();
	const queue = drawingQueue(2, 2);
	const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => queue(draw(number)));
	expect(queue(draw(5))).toBeNull();
	expect(begun).toEqual([1, 2]);
	end();
	expect(await first).toBe(1);
	expect(begun).toEqual([1, 2, 3]);
	end();
	end();
	await expect(third).rejects.toThrow('no paper');
	expect(await second).toBe(2);
	expect(begun).toEqual([1, 2, 3, 4]);
	end();
	expect(await fourth).toBe(4);
	const sixth = queue(draw(6));
	end();
	expect(await sixth).toBe(6);
});
