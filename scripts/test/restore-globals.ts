import { afterEach, vi } from 'vitest';

/** The files of a project without isolation share their process: what a test replaced in it is restored after the test. */
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});
