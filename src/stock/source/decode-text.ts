const LINE_END = 0x0a;

/** A feed's text after its encoding was found. */
export interface DecodedText {
	text: string;
	/** The number of lines that are not UTF-8 and were decoded as Windows-1252, in which every byte is a character. */
	foreignLines: number;
}

/** Decodes a file: UTF-16 with a byte order mark, else UTF-8; lines that are not UTF-8 are decoded as Windows-1252. */
export function decodeText(bytes: Uint8Array): DecodedText {
	const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : isBigEndian(bytes) ? 'utf-16be' : null;
	if (utf16) return { text: new TextDecoder(utf16).decode(bytes), foreignLines: 0 };
	const text = asUtf8(bytes);
	return text === null ? decodeLines(bytes) : { text, foreignLines: 0 };
}

function isBigEndian(bytes: Uint8Array): boolean {
	return bytes[0] === 0xfe && bytes[1] === 0xff;
}

/** Decodes line by line, so that one invalid line does not garble the accents of all others. */
function decodeLines(bytes: Uint8Array): DecodedText {
	const windows = new TextDecoder('windows-1252');
	const lines: string[] = [];
	let foreignLines = 0;
	for (let start = 0; start < bytes.length; ) {
		const end = bytes.indexOf(LINE_END, start);
		const line = bytes.subarray(start, end === -1 ? bytes.length : end + 1);
		const text = asUtf8(line);
		if (text === null) foreignLines++;
		lines.push(text ?? windows.decode(line));
		start += line.length;
	}
	return { text: lines.join(''), foreignLines };
}

function asUtf8(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
