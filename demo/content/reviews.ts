/** What buyers say: stars | top categories, or * | title | text. */
export const reviewTable = `
5 | * | Exactly as described | Arrived two days early and looks just like the pictures. Very happy.
5 | * | Would buy again | Bought it for myself, then again for my sister. That says it all.
5 | * | Better than expected | For the price I expected less. The details are really well made.
5 | * | A favorite | I use it every day and still like looking at it.
5 | * | Lovely packaging | No plastic, a handwritten note, and what was inside was just as nice.
5 | * | Worth every cent | I hesitated for weeks. I should not have.
5 | * | Great gift | Gave it to my father, who never likes anything. He likes it.
5 | kitchen | Daily companion | It has been in use every day since it came and cleans up in a minute.
5 | kitchen | Feels right | Good weight, good balance, and it looks as nice on the table as on the shelf.
5 | kitchen home | So well made | Heavy in the right places and nothing wobbles.
5 | pantry | Empty in a week | We meant to keep it for guests. There is nothing left to keep.
5 | pantry | Tastes like it should | You can tell that somebody cares. Ordering two next time.
5 | pantry | Better than ours | My grandmother asked for the name. That never happens.
5 | home | Changed the room | A small thing, but the whole corner feels different now.
5 | home | Even nicer in person | The pictures are good. The real thing is warmer.
5 | garden | Settled in nicely | Arrived well packed and has been happy by the window since.
5 | garden | Exactly right | Bought it for the balcony, and now I want a second one.
5 | clothing | Fits perfectly | True to size, soft from the first day, and it kept its color in the wash.
5 | clothing accessories | So many compliments | Three people asked me where it is from.
5 | accessories | Solid and light | Feels like it will be with me for years.
5 | electronics | Simply works | Out of the box, plugged in, done. I did not need the manual.
5 | electronics | Built to last | Solid case, nothing rattles, and every screw can be undone.
5 | beauty | My skin agrees | No redness, no perfume cloud, and a little goes a long way.
5 | sports | Survived my kids | They use it more than I do. Still fine.
5 | sports | No more excuses | It stands in the hall now, and I really do use it.
5 | toys | A hit at home | It has not left my daughter's hands since Saturday.
5 | books | Lovely to hold | The paper, the colors, the binding: somebody cared.
5 | books | On its second owner | My sister borrowed it at once. I had to order another.
5 | music | Wonderful sound | Warm, clear and in tune from the first minute.
5 | kitchen | Replaced three others | I gave the rest away. This one does it all and dries on the rack.
5 | kitchen | Sunday hero | Used it for a dinner for eight. Two guests asked for the name of the shop.
5 | pantry | Cupboard staple now | Third order since spring. Nothing I find nearby comes close.
5 | home | Quietly beautiful | It took an evening to find its place and has not moved since.
5 | garden | Through the first frost | Stood outside all winter and looks the same as on the first day.
5 | clothing | My new favorite | Washed it six times so far. No pilling, no loose threads.
5 | accessories | Goes with everything | I bought it for a trip and now use it every day.
5 | electronics | Worth the wait | Paired in seconds and the battery lasts longer than they say.
5 | beauty | Back for more | The jar is small, but it lasted me four months.
5 | sports | Better grip than my old one | Solid, quiet on the floor, and easy to wipe down.
5 | books | Read it in two sittings | Sent one to my brother before I had finished mine.
5 | books | Good paper | My pen does not bleed through, which is all I ask for.
5 | music | My teacher approved | I brought it to a lesson and she asked to play it first.
5 | music | Holds its tune | Arrived in tune after a week in the mail. I did not expect that.
5 | toys | Survived the stairs | Dropped, chewed and washed. It still looks new.
5 | toys | Not a screen in sight | An hour of quiet on the living room floor. Worth every cent.
4 | * | Very good | Good quality. One star off because delivery took a day longer than promised.
4 | * | Nearly perfect | Love it. I only wish I had ordered it sooner, before the price went up.
4 | * | Happy with it | Does what it says. The box was a bit dented, what was inside was fine.
4 | * | Good value | Not the cheapest, but you see where the money went.
4 | kitchen | Hand wash only | I missed that in the description. Otherwise a lovely thing.
4 | pantry | Careful with the lid | Tastes wonderful. The lid was very tight on mine.
4 | home | Color a shade warmer | A touch warmer than on my screen, which suits the room better.
4 | garden | Smaller than expected | Healthy and well packed, but give it a year to fill the corner.
4 | beauty | A little goes far | I used too much at first. Half is enough.
4 | sports | Smelled at first | Aired it on the balcony for two days, fine since then.
4 | books | Lovely, slow mail | The book is beautiful. It came with a dented corner.
4 | music | Strings took a week | Needed a few days to settle. Now it stays in tune.
4 | toys | More for six than four | Our younger one needs help with it. The older one loves it.
4 | accessories | Strap a bit short | Well made. I would like two more holes in the strap.
4 | clothing | Sleeves a touch long | Great fabric, good buttons. I turn the cuffs once.
4 | kitchen home | A bit bigger than I thought | Check the measurements. Otherwise really nice.
4 | clothing | Runs a little large | Lovely fabric. I would take one size smaller next time.
4 | accessories | Needs breaking in | A little stiff for the first week, great since then.
4 | electronics | Good, short cable | Everything works well. The cable could be longer.
4 | electronics | Sounds expensive | No regrets. Setting it up took me two tries.
4 | pantry | Lovely | Very good. I only wish the pack were bigger.
4 | beauty | Nice texture | Sinks in quickly. The scent is a matter of taste.
4 | sports garden | Solid | Well made. It came a day late, but well packed.
4 | toys | Cute and sturdy | Smaller than I pictured, but it has been thrown many times and lives.
4 | books music | Recommended | A good choice, and a good gift. I would have liked a little more of it.
3 | * | It is okay | Does its job. I had imagined something a little more special.
3 | * | Fine, not great | Good in itself, but darker than on my screen.
3 | * | Average | Neither delighted nor disappointed. Support answered quickly, though.
3 | pantry | Not quite my taste | Good quality, but milder than I had hoped.
3 | home | Nice, not special | It fills the shelf. I had hoped for a little more weight.
3 | garden | Lost two leaves | Arrived a bit tired. It is recovering.
3 | beauty | Scent too strong | The texture is good. I would buy it unscented.
3 | sports toys | Fine for the price | Does what it should. The finish is a little rough.
3 | books music | Expected more pages | What is there is good. There could be more of it.
3 | accessories | Stiff clasp | It opens with some force. Perhaps it gets easier.
3 | clothing | Size chart is off | Had to exchange it once. The second one fits.
3 | electronics | Decent | Works, but I had expected a longer manual.
3 | kitchen home garden | Some small flaws | A tiny scratch underneath. I kept it because nobody sees it.
2 | * | Expected more | After a month it looks older than it should.
2 | * | Not for me | Quality is fine, but it is not what I understood from the description.
2 | clothing | Sent it back | Too tight at the shoulders. The return was easy, I will say that.
2 | electronics | Sent it back | Not loud enough for my office. The return was easy.
1 | * | Arrived broken | Came damaged. The shop sent a new one, but I had to wait two weeks.
1 | * | Disappointed | Mine did not last. Perhaps I was unlucky.
`;

export const arabicReviewTable = `
5 | * | ممتاز | وصل قبل الموعد ومطابق تماماً للصور. شكراً لكم.
5 | * | أنصح به | اشتريته لنفسي ثم طلبت واحداً آخر هدية لأختي.
5 | * | جودة عالية | التفاصيل متقنة والسعر مناسب جداً.
5 | * | فوق التوقّعات | لم أتوقّع هذه الجودة بهذا السعر.
5 | pantry | طعم لا يُنسى | نفد خلال أسبوع وسأطلب المزيد.
5 | clothing | مقاس مضبوط | القماش ناعم واللون ثابت بعد الغسل.
5 | home kitchen | غيّر شكل المكان | قطعة صغيرة لكنها أضافت دفئاً للبيت.
4 | * | جيد جداً | المنتج رائع، لكن التوصيل تأخّر يوماً.
4 | * | راضٍ عنه | يؤدّي الغرض تماماً، وليتني طلبته قبل الآن.
5 | toys | هدية موفّقة | لم تتركها ابنتي منذ وصلت.
5 | books | طباعة جميلة | الورق ممتاز والتجليد متقن.
5 | music | صوت صافٍ | وصل مضبوطاً رغم طول الطريق.
5 | beauty | ناعم على البشرة | القليل منه يكفي، ورائحته هادئة.
5 | garden | وصل بحالة ممتازة | تغليف محكم والنبتة بصحة جيدة.
5 | sports | متين ومريح | أستعمله يومياً ولم يتغيّر.
5 | accessories | أنيق وعملي | يناسب كل شيء، وكثيرون سألوني عنه.
4 | pantry | لذيذ | طعمه رائع، وليت العبوة أكبر.
4 | clothing | الأكمام طويلة قليلاً | القماش جميل والخياطة نظيفة.
4 | home garden | أصغر مما ظننت | جميل، لكن راجعوا المقاسات قبل الطلب.
4 | electronics | عملي | سهل الإعداد، والسلك قصير قليلاً.
3 | * | لا بأس | المنتج مقبول، وكنت أتوقّع لوناً أفتح.
2 | * | توقّعت أفضل | بعد شهر من الاستعمال بدا أقدم مما ينبغي.
`;
