import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsOf } from './secret-of.ts';

test('a secret comes from its variable, or from the file that the variable with _FILE names', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'forecourt-secrets-'));
	try {
		const file = join(folder, 'key');
		await writeFile(file, 'from a file\n');
		const secretOf = secretsOf({
			COAST_KEY: 'from the environment',
			COAST_KEY_FILE: file,
			COAST_OTHER_FILE: file,
			COAST_LOST_FILE: join(folder, 'lost'),
		});
		expect(secretOf('COAST_KEY')).toBe('from the environment');
		expect(secretOf('COAST_OTHER')).toBe('from a file');
		expect(secretOf('COAST_NONE')).toBeUndefined();
		expect(() => secretOf('COAST_LOST')).toThrow('COAST_LOST_FILE names');
	} finally {
		await rm(folder, { recursive: true });
	}
});
