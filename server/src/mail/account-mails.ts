/** The mails about an account, in Indonesian, as plain text and as HTML with the same words. */
import { greetingOf, inOneLine, toMail } from './letter';
import type { Mail } from './mailer';

/** A vacancy as a mail names it. Both texts may come from a foreign feed. */
export interface NamedJob {
  title: string;
  company: string;
}

/**
 * The mail with the link that activates an account; `appUrl` is the web app's origin, `returnTo` the page of the job to
 * come back to, and `job` that job while it is open. It repeats nothing that was typed: anybody can sign up with
 * anybody's address.
 */
export function activationMail(
  appUrl: string,
  account: { email: string; token: string; validHours: number; returnTo: string | null; job: NamedJob | null },
): Mail {
  const next = account.returnTo === null ? '' : `&next=${encodeURIComponent(account.returnTo)}`;
  const { job } = account;
  return toMail(account.email, {
    subject: 'Aktifkan akun Titian Anda',
    greeting: 'Halo,',
    before: 'Terima kasih telah mendaftar di Titian. Buka tautan berikut untuk mengaktifkan akun Anda.',
    note: job ? `Lowongan yang menunggu Anda: ${inOneLine(job.title)} di ${inOneLine(job.company)}.` : undefined,
    button: 'Aktifkan akun',
    link: `${appUrl}/verify?token=${account.token}${next}`,
    after: `Tautan ini berlaku selama ${account.validHours} jam. Abaikan email ini jika Anda tidak mendaftar.`,
  });
}

/** The mail with the link for choosing a new password; `name` is null for an account that is not active. */
export function resetMail(
  appUrl: string,
  account: { name: string | null; email: string; uidb64: string; token: string; validHours: number },
): Mail {
  return toMail(account.email, {
    subject: 'Atur ulang password akun Titian Anda',
    greeting: greetingOf(account.name),
    before: 'Kami menerima permintaan untuk mengatur ulang password akun Anda. Buka tautan berikut untuk melanjutkan.',
    button: 'Atur ulang password',
    link: `${appUrl}/reset-password/${account.uidb64}/${account.token}`,
    after:
      `Tautan ini berlaku selama ${account.validHours} jam dan hanya dapat digunakan satu kali. ` +
      'Abaikan email ini jika Anda tidak memintanya; password Anda tidak berubah.',
  });
}

/** The notice that an account has a new password; `name` is null for an account that is not active. */
export function newPasswordMail(appUrl: string, account: { name: string | null; email: string }): Mail {
  return toMail(account.email, {
    subject: 'Password akun Titian Anda telah diubah',
    greeting: greetingOf(account.name),
    before: 'Password akun Anda baru saja diubah, dan semua perangkat telah dikeluarkan dari akun Anda.',
    button: 'Atur ulang password',
    link: `${appUrl}/forgot-password`,
    after:
      'Abaikan email ini jika Anda yang mengubahnya. Jika bukan, segera atur ulang password melalui tautan di atas.',
  });
}

/** The notice that an account's password was changed on one of its devices; `name` as for `newPasswordMail`. */
export function passwordChangedMail(appUrl: string, account: { name: string | null; email: string }): Mail {
  return toMail(account.email, {
    subject: 'Password akun Titian Anda telah diubah',
    greeting: greetingOf(account.name),
    before: 'Password akun Anda baru saja diubah, dan semua perangkat lain telah dikeluarkan dari akun Anda.',
    button: 'Atur ulang password',
    link: `${appUrl}/forgot-password`,
    after:
      'Abaikan email ini jika Anda yang mengubahnya. Jika bukan, segera atur ulang password melalui tautan di atas.',
  });
}

/** The notice that an account has another phone number, of which it shows the last digits; `name` as for `newPasswordMail`. */
export function phoneChangedMail(
  appUrl: string,
  account: { name: string | null; email: string; ending: string },
): Mail {
  return toMail(account.email, {
    subject: 'Nomor telepon akun Anda diubah',
    greeting: greetingOf(account.name),
    before: `Akun Titian Anda sekarang memakai nomor telepon yang berakhiran ${account.ending}.`,
    button: 'Atur ulang password',
    link: `${appUrl}/forgot-password`,
    after:
      'Abaikan email ini jika Anda yang mengubahnya. Jika bukan, segera atur ulang password melalui tautan di atas, lalu ' +
      'perbaiki nomornya di pengaturan akun.',
  });
}

/**
 * The mail to a new address, with the link that makes it the account's. It repeats nothing of the account: anybody may
 * have typed the address.
 */
export function confirmEmailMail(appUrl: string, change: { email: string; token: string; validHours: number }): Mail {
  return toMail(change.email, {
    subject: 'Konfirmasi email baru akun Titian Anda',
    greeting: 'Halo,',
    before: 'Seseorang meminta agar email ini dipakai untuk akun Titian miliknya. Buka tautan berikut jika itu Anda.',
    button: 'Konfirmasi email',
    link: `${appUrl}/akun/konfirmasi-email?token=${change.token}`,
    after:
      `Tautan ini berlaku selama ${change.validHours} jam. Jika bukan Anda yang memintanya, jangan buka tautan ini; ` +
      'tanpa itu tidak ada yang berubah.',
  });
}

/** The notice to the old address, with the link that undoes the change. */
export function emailChangedMail(
  appUrl: string,
  change: { name: string | null; email: string; token: string; validDays: number },
): Mail {
  return toMail(change.email, {
    subject: 'Email akun Titian Anda telah diubah',
    greeting: greetingOf(change.name),
    before:
      'Akun Titian Anda sekarang memakai email lain. Jika bukan Anda yang mengubahnya, batalkan lewat tautan berikut: ' +
      'email ini kembali menjadi email akun Anda, semua perangkat dikeluarkan, dan Anda membuat password baru.',
    button: 'Batalkan perubahan email',
    link: `${appUrl}/akun/batalkan-email?token=${change.token}`,
    after: `Tautan ini berlaku selama ${change.validDays} hari. Abaikan email ini jika Anda yang mengubahnya.`,
  });
}

/** The notice to the owner of an address that somebody else wanted for their account. */
export function emailInUseMail(appUrl: string, email: string): Mail {
  return toMail(email, {
    subject: 'Email Anda sudah terdaftar di Titian',
    greeting: 'Halo,',
    before: 'Seseorang meminta agar email ini dipakai untuk akun Titian lain, padahal email ini sudah memiliki akun.',
    button: 'Masuk ke akun Anda',
    link: `${appUrl}/login`,
    after: 'Akun Anda tidak berubah. Jika itu bukan Anda, abaikan email ini.',
  });
}

/** The notice to somebody whose address was registered once more, where the response does not say so. */
export function alreadyRegisteredMail(appUrl: string, email: string): Mail {
  return toMail(email, {
    subject: 'Email Anda sudah terdaftar di Titian',
    greeting: 'Halo,',
    before: 'Seseorang baru saja mendaftar di Titian dengan email ini, padahal email ini sudah memiliki akun.',
    button: 'Masuk ke akun Anda',
    link: `${appUrl}/login`,
    after: 'Jika itu Anda, silakan masuk atau atur ulang password. Jika bukan, abaikan email ini.',
  });
}

/** A day and a time of it, as people in Jakarta say it. */
const inWords = (time: Date): string =>
  `${new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Jakarta' }).format(time)} WIB`;

/** The notice that an account will be deleted, and how to keep it. */
export function deletionRequestedMail(
  appUrl: string,
  account: { name: string | null; email: string; deleteAt: Date },
): Mail {
  return toMail(account.email, {
    subject: 'Akun Titian Anda akan dihapus',
    greeting: greetingOf(account.name),
    before:
      `Kami menerima permintaan untuk menghapus akun Anda. Pada ${inWords(account.deleteAt)} akun, profil, lamaran, dan ` +
      'semua data Anda dihapus untuk selamanya. Lamaran yang masih berjalan sudah ditarik. Jika Anda ingin menyimpan akun ' +
      'Anda, masuk sebelum waktu itu: penghapusan langsung dibatalkan.',
    button: 'Masuk dan simpan akun saya',
    link: `${appUrl}/login`,
    after:
      'Jika bukan Anda yang memintanya, masuk sekarang juga lalu ubah password Anda. Jika Anda tidak dapat masuk, atur ' +
      'ulang password lewat "Lupa password".',
  });
}

/**
 * The notice of a deletion to an address that the account had, which can still undo the change: it may be that neither
 * was its owner's wish.
 */
export function deletionOfChangedMail(
  appUrl: string,
  account: { name: string | null; email: string; token: string; deleteAt: Date; undoneUntil: Date },
): Mail {
  return toMail(account.email, {
    subject: 'Akun Titian Anda akan dihapus',
    greeting: greetingOf(account.name),
    before:
      'Akun Titian yang sampai baru-baru ini memakai email ini akan dihapus untuk selamanya pada ' +
      `${inWords(account.deleteAt)}. Jika bukan Anda yang mengubah emailnya atau meminta penghapusan ini, batalkan lewat ` +
      'tautan berikut: email ini kembali menjadi email akun Anda, penghapusan dibatalkan, semua perangkat dikeluarkan, dan ' +
      'Anda membuat password baru.',
    button: 'Batalkan perubahan email dan penghapusan',
    link: `${appUrl}/akun/batalkan-email?token=${account.token}`,
    after: `Tautan ini berlaku sampai ${inWords(account.undoneUntil)}. Abaikan email ini jika Anda sendiri yang memintanya.`,
  });
}

/** The notice that the deletion of an account was taken back; `name` as for `newPasswordMail`. */
export function deletionCancelledMail(appUrl: string, account: { name: string | null; email: string }): Mail {
  return toMail(account.email, {
    subject: 'Akun Titian Anda tidak jadi dihapus',
    greeting: greetingOf(account.name),
    before:
      'Penghapusan akun Anda telah dibatalkan, dan akun Anda tetap ada. Lamaran yang sudah ditarik tidak kembali; Anda ' +
      'dapat melamar lagi selama lowongannya masih buka.',
    button: 'Buka Titian',
    link: `${appUrl}/profile`,
    after: 'Jika bukan Anda yang membatalkannya, segera ubah password Anda.',
  });
}

/** The last mail of an account: it is gone. */
export function accountDeletedMail(appUrl: string, email: string): Mail {
  return toMail(email, {
    subject: 'Akun Titian Anda telah dihapus',
    greeting: 'Halo,',
    before:
      'Akun Titian Anda beserta semua datanya telah dihapus, tujuh hari setelah hal itu diminta. Perusahaan yang sudah menerima ' +
      'lamaran Anda dapat menyimpannya sesuai ketentuan mereka. Ini email terakhir dari kami; alamat email Anda pun tidak ' +
      'kami simpan lagi.',
    button: 'Buka Titian',
    link: appUrl,
    after: 'Terima kasih telah memakai Titian. Anda selalu dapat mendaftar lagi.',
  });
}
