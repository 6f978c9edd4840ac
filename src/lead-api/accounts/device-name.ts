/** Devices by a word of their browser's `User-Agent`, in this order: an iPad names the Mac too. */
const DEVICES: readonly [RegExp, string][] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/Macintosh/, 'Mac'],
	[/Windows/, 'Windows'],
	[/CrOS/, 'Chromebook'],
	[/Linux/, 'Linux'],
];

/** The device of a browser in a word, by which its owner knows a passkey again. */
export function deviceName(userAgent: string): string {
	return DEVICES.find(([sign]) => sign.test(userAgent))?.[1] ?? 'Another device';
}
