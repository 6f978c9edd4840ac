import qrcode from 'qrcode';
import { INK } from './page-layout.ts';

/** Draws a URL as a QR code in vector squares, sharp at any size. */
export function drawQrCode(
	document: PDFKit.PDFDocument,
	address: string,
	place: { x: number; y: number; size: number },
): void {
	const { modules } = qrcode.create(address, { errorCorrectionLevel: 'M' });
	const step = place.size / modules.size;
	for (let row = 0; row < modules.size; row++)
		for (let column = 0; column < modules.size; column++)
			if (modules.get(row, column)) document.rect(place.x + column * step, place.y + row * step, step, step);
	document.fill(INK.text);
}
