import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun() {
	const done = vi.fn();
	const time = countdown(3000, done);
	time.restart();
	return { done, time };
}

test('a countdown fires once, after its time', () => {
	const { done } = begun();
	vi.advanceTimersByTime(2999);
	expect(done).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(done).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(10_000);
	expect(done).toHaveBeenCalledOnce();
});

test('no time passes while a countdown is paused (resolution 222)', () => {
	const { done, time } = begun();
	vi.advanceTimersByTime(2000);
	time.pause();
	vi.advanceTimersByTime(60_000);
	time.resume();
	vi.advanceTimersByTime(999);
	expect(done).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(done).toHaveBeenCalledOnce();
});

test('a restarted countdown has its full time', () => {
	const { done, time } = begun();
	vi.advanceTimersByTime(2999);
	time.restart();
	vi.advanceTimersByTime(2999);
	expect(done).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(done).toHaveBeenCalledOnce();
});

test('resuming a finished or running countdown changes nothing', () => {
	const { done, time } = begun();
	time.resume();
	vi.advanceTimersByTime(3000);
	time.resume();
	vi.advanceTimersByTime(10_000);
	expect(done).toHaveBeenCalledOnce();
});
