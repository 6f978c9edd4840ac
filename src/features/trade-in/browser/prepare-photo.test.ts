import { expect, test } from 'vitest';
import { kindOf } from './prepare-photo.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
	['a JPEG file', '\xff\xd8\xff\xe0..JFIF', 'photo'],
	['a PNG file', '\x89PNG\r\n\x1a\n', 'photo'],
	['a WebP file', 'RIFF\x01\x02\x03\x04WEBPVP8 ', 'photo'],
	['an iPhone photo', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
	['an AVIF file', '\0\0\0\x1cftypavif\0\0\0\0', 'heic'],
	['a PDF file', '%PDF-1.7\n', 'not_a_photo'],
	['a script', '<script>alert(1)</script>', 'not_a_photo'],
	['an SVG picture', '<svg xmlns=', 'not_a_photo'],
	['an empty file', '', 'not_a_photo'],
])('%s is recognised by its first bytes', (_name, start, kind) => {
	expect(kindOf(bytes(start))).toBe(kind);
});
