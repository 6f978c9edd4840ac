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

test('it is over after its time and not before, once', () => {
	const { done } = begun();
	vi.advanceTimersByTime(2999);
	expect(done).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(done).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(10_000);
	expect(done).toHaveBeenCalledOnce();
});

test('while it is stopped no time passes (resolution 222)', () => {
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

test('started again it has all its time again', () => {
	const { done, time } = begun();
	vi.advanceTimersByTime(2999);
	time.restart();
	vi.advanceTimersByTime(2999);
	expect(done).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(done).toHaveBeenCalledOnce();
});

test('what is over, or runs, is not woken', () => {
	const { done, time } = begun();
	time.resume();
	vi.advanceTimersByTime(3000);
	time.resume();
	vi.advanceTimersByTime(10_000);
	expect(done).toHaveBeenCalledOnce();
});
