import { afterEach, vi } from 'vitest';

/** Restores globals after each test: without isolation, test files share a process and the globals that a test replaced. */
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});
