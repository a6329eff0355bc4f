//! The provinces by name (AR-1.7), sets of them, and things there are one of per province.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Member, json};

/// One of the fifteen provinces. The order is the canonical one (AR-1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
#[repr(u8)]
#[allow(missing_docs)] // The names are those of the table.
pub enum Province {
    Abu,
    Abydos,
    Amarna,
    Avaris,
    Baharya,
    Berenike,
    Buto,
    Dakhla,
    Damanhur,
    Edfu,
    Kharga,
    Memphis,
    Mendes,
    Sawu,
    Thebes,
}

impl Province {
    /// How many there are.
    pub const COUNT: usize = 15;

    /// Every province, in canonical order.
    pub const ALL: [Province; Province::COUNT] = {
        use Province::*;
        [
            Abu, Abydos, Amarna, Avaris, Baharya, Berenike, Buto, Dakhla, Damanhur, Edfu, Kharga,
            Memphis, Mendes, Sawu, Thebes,
        ]
    };

    /// Its key in texts (AR-1.7).
    pub const fn key(self) -> &'static str {
        match self {
            Province::Abu => "abu",
            Province::Abydos => "abydos",
            Province::Amarna => "amarna",
            Province::Avaris => "avaris",
            Province::Baharya => "baharya",
            Province::Berenike => "berenike",
            Province::Buto => "buto",
            Province::Dakhla => "dakhla",
            Province::Damanhur => "damanhur",
            Province::Edfu => "edfu",
            Province::Kharga => "kharga",
            Province::Memphis => "memphis",
            Province::Mendes => "mendes",
            Province::Sawu => "sawu",
            Province::Thebes => "thebes",
        }
    }

    /// Its bit in a set of provinces.
    #[inline]
    const fn mask(self) -> u16 {
        1 << self as u16
    }

    /// The province with this key.
    pub fn from_key(key: &str) -> Option<Province> {
        Province::ALL
            .into_iter()
            .find(|province| province.key() == key)
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl From<Province> for &'static str {
    fn from(province: Province) -> &'static str {
        province.key()
    }
}

/// A text that is not the key of a province.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a province")]
pub struct NoProvince(String);

impl TryFrom<String> for Province {
    type Error = NoProvince;

    fn try_from(key: String) -> Result<Province, NoProvince> {
        Province::from_key(&key).ok_or(NoProvince(key))
    }
}

tabletop::bit_set! {
    /// A set of provinces; it iterates in canonical order.
    ///
    /// As JSON it is the list of the keys.
    #[derive(Serialize, Deserialize)]
    #[serde(into = "Vec<Province>", try_from = "Vec<Province>")]
    pub struct Provinces(u16) of Province
}

impl Provinces {
    /// All fifteen.
    pub const ALL: Provinces = Provinces::of(&Province::ALL);

    /// These provinces.
    pub const fn of(provinces: &[Province]) -> Provinces {
        let mut set = Provinces::NONE;
        let mut index = 0;
        while index < provinces.len() {
            set = set.with(provinces[index]);
            index += 1;
        }
        set
    }

    /// The province with this number in the set, counted from 0.
    #[inline]
    pub fn nth(self, number: u32) -> Option<Province> {
        self.into_iter().nth(number as usize)
    }
}

impl Member for Province {
    #[inline]
    fn of_bit(bit: u32) -> Province {
        Province::ALL[bit as usize]
    }
}

impl From<Provinces> for Vec<Province> {
    fn from(provinces: Provinces) -> Vec<Province> {
        provinces.into_iter().collect()
    }
}

/// A list with a province twice in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is listed twice")]
pub struct Twice(Province);

impl TryFrom<Vec<Province>> for Provinces {
    type Error = Twice;

    fn try_from(list: Vec<Province>) -> Result<Provinces, Twice> {
        list.into_iter().try_fold(Provinces::NONE, |set, province| {
            if set.contains(province) {
                Err(Twice(province))
            } else {
                Ok(set.with(province))
            }
        })
    }
}

/// One `T` for every province.
///
/// As JSON it is an object of keys; what is missing has its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ByProvince<T>(pub [T; Province::COUNT]);

impl<T> ByProvince<T> {
    /// All provinces with their values, in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (Province, &T)> {
        Province::ALL.into_iter().zip(&self.0)
    }

    /// The values, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Province> for ByProvince<T> {
    type Output = T;

    #[inline]
    fn index(&self, province: Province) -> &T {
        &self.0[province as usize]
    }
}

impl<T> IndexMut<Province> for ByProvince<T> {
    #[inline]
    fn index_mut(&mut self, province: Province) -> &mut T {
        &mut self.0[province as usize]
    }
}

impl<T: Default> FromIterator<(Province, T)> for ByProvince<T> {
    fn from_iter<I: IntoIterator<Item = (Province, T)>>(values: I) -> ByProvince<T> {
        let mut all = ByProvince::default();
        for (province, value) in values {
            all[province] = value;
        }
        all
    }
}

impl<T: Serialize + Default + PartialEq> Serialize for ByProvince<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let default = T::default();
        serializer.collect_map(self.iter().filter(|&(_, value)| *value != default))
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for ByProvince<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByProvince<T>, D::Error> {
        let (mut all, mut seen) = (ByProvince::default(), Provinces::NONE);
        json::fields(deserializer, |province: Province, value| {
            let new = !seen.contains(province);
            seen = seen.with(province);
            all[province] = value;
            new
        })?;
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.7
    #[test]
    fn provinces_are_sorted_by_their_keys() {
        assert!(Province::ALL.is_sorted_by_key(|province| province.key()));
        for province in Province::ALL {
            assert_eq!(Province::from_key(province.key()), Some(province));
            assert_eq!(Province::ALL[province as usize], province);
        }
        assert_eq!(Province::from_key("Thebes"), None);
    }

    #[test]
    fn a_set_of_provinces_is_ordered() {
        let set = Provinces::of(&[Province::Thebes, Province::Abu, Province::Buto]);
        let order: Vec<_> = set.into_iter().collect();
        assert_eq!(order, [Province::Abu, Province::Buto, Province::Thebes]);
        assert_eq!(set.nth(1), Some(Province::Buto));
        assert_eq!(set.nth(3), None);
        assert_eq!(set.difference(Provinces::ALL), Provinces::NONE);
        assert_eq!(Provinces::ALL.len(), Province::COUNT);
        assert_eq!(
            Province::ALL.into_iter().collect::<Provinces>(),
            Provinces::ALL
        );
    }

    #[test]
    fn as_json_a_set_is_the_list_of_the_keys() {
        let set = Provinces::of(&[Province::Thebes, Province::Abu]);
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(json, r#"["abu","thebes"]"#);
        assert_eq!(serde_json::from_str::<Provinces>(&json).unwrap(), set);
        for bad in [r#"["abu","abu"]"#, r#"["atlantis"]"#, r#"[3]"#] {
            assert!(serde_json::from_str::<Provinces>(bad).is_err(), "{bad}");
        }
    }
}
